import type { Area } from "./forms.ts";

export const signIn = {
  Username: "用户名",
  Email: "邮箱",
  Password: "密码",
  "New password": "新密码",
  "Confirm password": "确认密码",
  Show: "显示",
  Hide: "隐藏",
  "At least {characters} characters, and not a common password.": "至少 {characters} 个字符，且不能是常见密码。",
  "Sign in to keep your planner “{planner}”.": "登录后即可保存手账“{planner}”。",
  "Create an account to keep your planner “{planner}”.": "创建账号后即可保存手账“{planner}”。",

  "Set-up code": "设置码",
  "The first account of a site becomes its administrator. The server printed this code when it started.":
    "站点的第一个账号将成为管理员。服务器启动时显示了此设置码。",

  "Signing in…": "正在登录…",
  "Forgot your password?": "忘记密码？",
  "Create an account": "创建账号",
  or: "或",
  "Sign in with a passkey": "使用通行密钥登录",
  "Sign in with {provider}": "使用 {provider} 登录",
  "Use a recovery code": "使用恢复码",
  "Recovery code": "恢复码",
  "Each of your ten codes signs you in once. Upper case, spaces and hyphens don't matter.":
    "十个恢复码各可用于登录一次。不区分大小写，空格和连字符可忽略。",
  "the provider": "登录服务",
  "You canceled the sign-in at {provider}.": "你已取消 {provider} 登录。",
  "The answer of {provider} was not accepted. Try again, and tell the administrator if it happens again.":
    "{provider} 的答复未被接受。请重试；如果再次发生，请告知管理员。",
  "Link your account": "关联你的账号",
  "The account {name} has the address {email}, like yours at {provider}. Sign in to it once. From then on, you can sign in with {provider}, too.":
    "账号“{name}”的邮箱是 {email}，与你的 {provider} 账号相同。请登录该账号一次，之后即可使用 {provider} 登录。",
  "Sign in and link": "登录并关联",
  "Choose a username for your account here. You sign in to it with {provider}.":
    "请为你在此处的账号选择用户名。之后用 {provider} 登录。",
  "Choose a username for your account here. You sign in to it with {provider}, and its address is {email}.":
    "请为你在此处的账号选择用户名。之后用 {provider} 登录，其邮箱为 {email}。",
  "Creating account…": "正在创建账号…",
  "Back to sign in": "返回登录",

  "Reset your password": "重置密码",
  "We will send a reset link to your account's email address.": "我们会向你账号的邮箱发送重置链接。",
  "Password reset is not yet implemented on this server: it cannot send email. Contact the administrator of the server.":
    "此服务器尚不支持重置密码：它无法发送邮件。请联系服务器管理员。",
  "Send password reset link": "发送密码重置链接",
  "Sending…": "正在发送…",
  "Confirm your email address": "验证邮箱地址",
  "After you confirm the address, you can use it to sign in and to reset your password.":
    "验证后，你可以用此邮箱登录和重置密码。",
  "This link is incomplete. Open it again from the email, or copy the whole link.":
    "此链接不完整。请从邮件中重新打开，或复制完整链接。",
  "Confirming…": "正在验证…",
  "Confirm address": "验证邮箱",
  "Confirm {address}: open the link in the email that we sent. Until then, you can only sign in with your username.":
    "请验证 {address}：打开我们所发邮件中的链接。在此之前，你只能用用户名登录。",
  "Send link again": "重新发送链接",
  "Choose a new password": "设置新密码",
  "Update password": "更新密码",
  "This link has been used or has expired. {request}": "此链接已使用或已过期。{request}",
  "Request a new one": "重新获取",
  "People sign in to this site only with {provider}.": "本站只能使用 {provider} 登录。",
  "Confirm {address}: open the link in the email that we sent.": "请确认 {address}：打开我们发送的邮件中的链接。",
} satisfies Area<"signIn">;
