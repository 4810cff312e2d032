import type { Translation } from "./translation.ts";

const getPage = {
  title: "获取手账",
  label: "下载码",
  button: "下载",
  hint: "在另一台设备上的 Octavo 中打开项目，选择“传到设备”并生成下载码。",
  wrong: "此下载码无效。请检查，或重新生成：下载码十分钟后失效。",
  tooMany: "错误的下载码过多。请等待十分钟后重试。",
  failed: "无法生成 PDF。在另一台设备上打开项目，查看其中的问题。",
  later: "现在无法生成 PDF：此账号已达上限，或服务器正忙。请稍后重试。",
  terms: "使用条款已更改。在另一台设备上登录 Octavo 并接受条款，然后再次使用此下载码。",
  secondFactor: "此网站要求两步验证。在另一台设备上登录 Octavo 并完成设置，然后再次使用此下载码。",
};

const archiveReadme = `此文件包含你用 Octavo 制作的全部内容。

account.json   你的账号、合集，以及下列文件夹的内容
projects/      每个项目一个文件夹：
  masters.yaml, plan.yaml   设计、计划、规则和日期，格式与 "octavo build" 读取的相同
  planner.pdf               手账（有错误或生成时间过长时除外）
  cover.png                 第一页
  fonts/, pictures/         设计中包含的文件
  versions/                 命名版本和最近的自动版本
templates/     你的模板
parts.json     你保存在元素面板中的部件

不包括已删除的项目、密码、令牌和会话。

要将它导入 Octavo 网站，由网站运营者运行：
  octavo restore --user 名称 octavo-account.zip
导入后项目为私有，已有内容不会被替换。
`;

/** By the English text. */
const emails = {
  "A calendar of {project} can't be read": "无法读取 {project} 的一个日历",
  "The calendar {calendar} of your planner {project} could not be read from its address three times.":
    "手账 {project} 的日历 {calendar} 连续三次无法从其地址读取。",
  "The planner keeps the events from before. Open its dates to see the reason, and to change the address.":
    "手账保留之前的事件。打开其日期可查看原因并更改地址。",
  "Open the dates of the project": "打开项目的日期",
  "Hello,": "你好！",
  "New edition of {project}": "{project} 的新版本",
  "A new edition of your planner {project} is ready. Changed events: {events}.":
    "您的手帐 {project} 的新版本已就绪。更改的日程：{events}。",
  "All pages keep their places, so handwriting stays on its page.": "所有页面位置不变，手写内容会留在原来的页面上。",
  "Open the project": "打开项目",
  "A decision about {project}": "请决定：{project}",
  "The new edition of your planner {project} was not delivered, because pages would change: {pages}.":
    "您的手帐 {project} 的新版本未送达，因为有页面会改变：{pages}。",
  "Your tablet keeps getting the old one until you have decided.": "在您决定之前，平板会继续收到旧版本。",
  "No new edition of {project}": "{project} 没有新版本",
  "The new edition of your planner {project} could not be made. Open the project to see its problems.":
    "无法制作您的手帐 {project} 的新版本。请打开项目查看问题。",
  "You get this email because you asked for it in the nightly editions of the project.":
    "您在项目的夜间版本中选择了接收此邮件。",

  "A test email from Octavo": "Octavo 测试邮件",
  "The mail settings of the site work.": "网站的邮件设置工作正常。",

  "Choose a new password for Octavo": "为 Octavo 设置新密码",
  "A new password was requested for your account.": "有人为你的账号申请了新密码。",
  "Choose a new password for {username}": "为 {username} 设置新密码",
  "The link works once, for {minutes} minutes. Your old password keeps working until you choose a new one.":
    "此链接只能使用一次，{minutes} 分钟内有效。设置新密码之前，旧密码仍然有效。",
  "If you did not request this, you can ignore this message.": "如果不是你申请的，可以忽略此邮件。",

  "Confirm your email address for Octavo": "确认你在 Octavo 的邮箱地址",
  "The account {username} was created with this email address.": "账号 {username} 是用此邮箱地址创建的。",
  "Confirm this address for {username}": "为 {username} 确认此地址",
  "The link works for {days} days. Once the address is confirmed, you can sign in with it and reset a forgotten password.":
    "此链接 {days} 天内有效。确认地址后，你可以用它登录，也可以重设忘记的密码。",
  "If you did not create this account, ignore this message. An unconfirmed address has no effect.":
    "如果你没有创建此账号，请忽略此邮件。未确认的地址不起任何作用。",

  "A new password was requested for this email address. This requires a confirmed address, and no account has confirmed this one.":
    "有人为此邮箱地址申请了新密码。这需要已确认的地址，而没有账号确认过此地址。",
  "Confirm the address for your account, and then request a new password again. A link works for {days} days, and an address can be confirmed for one account only.":
    "请先为你的账号确认地址，然后再次申请新密码。链接 {days} 天内有效，一个地址只能由一个账号确认。",
  "If you did not create an account, ignore this message. An unconfirmed address has no effect.":
    "如果你没有创建账号，请忽略此邮件。未确认的地址不起任何作用。",

  "If you did not do this, change your password, remove what you don't know on the account page, and sign out everywhere.":
    "如果这不是你的操作，请更改密码，在账号页面移除你不认识的内容，并退出所有会话。",
  "An authenticator app for Octavo": "Octavo 的身份验证器",
  "The account {username} now asks for a code of an authenticator app beside the password.":
    "账号 {username} 现在除密码外还需要身份验证器的验证码。",
  "An authenticator app for Octavo was removed": "已移除 Octavo 的身份验证器",
  "The account {username} no longer asks for a code of an authenticator app.":
    "账号 {username} 不再需要身份验证器的验证码。",
  "Your password for Octavo was removed": "已移除你的 Octavo 密码",
  "The password of the account {username} was removed. You sign in to it in another way.":
    "账号 {username} 的密码已移除。你将以其他方式登录。",
  "A new passkey for Octavo": "Octavo 的新通行密钥",
  "A passkey was added to the account {username}. It can be used to sign in.":
    "账号 {username} 添加了通行密钥，可用于登录。",
  "A passkey for Octavo was removed": "已移除 Octavo 的通行密钥",
  "A passkey was removed from the account {username}. It can no longer be used to sign in.":
    "账号 {username} 移除了一个通行密钥，它不能再用于登录。",
  "A new way to sign in to Octavo": "登录 Octavo 的新方式",
  "The account {username} was linked with an account at another provider, which can be used to sign in.":
    "账号 {username} 已与另一个登录服务的账号关联，可用该账号登录。",
  "A recovery code for Octavo was used": "已使用 Octavo 的恢复码",
  "A recovery code was used to sign in to the account {username}. It can't be used again.":
    "有人使用恢复码登录了账号 {username}。此恢复码不能再次使用。",
  "Your password for Octavo was changed": "你的 Octavo 密码已更改",
  "The account {username} has a new password. All sessions have been signed out.":
    "账号 {username} 有了新密码。所有会话均已退出登录。",
  "The account {username} has a new password. All other sessions have been signed out.":
    "账号 {username} 有了新密码。其他会话均已退出登录。",
  "If you did not change it, request a new password on the sign-in page, and check who has access to your mailbox.":
    "如果不是你更改的，请在登录页面申请新密码，并检查谁可以访问你的邮箱。",

  "Another account with your address at Octavo": "Octavo 上另一个使用你的地址的账号",
  "The account {created} was created with this email address. The address belongs to your account {yours}, which has confirmed it.":
    "账号 {created} 是用此邮箱地址创建的。此地址属于你的账号 {yours}，并已由它确认。",
  "If you created it, sign in to {created} with its username.": "如果是你创建的，请用用户名登录 {created}。",
  "If you did not, you can ignore this message. The new account can't sign in with your address and receives no password reset links.":
    "如果不是，可以忽略此邮件。新账号不能用你的地址登录，也不会收到重设密码的链接。",

  "The account {username} asks to use this email address.": "账号 {username} 申请使用此邮箱地址。",
  "The link works for {days} days. Until you use it, the account keeps its present address.":
    "此链接 {days} 天内有效。使用链接之前，账号保留现在的地址。",
  "If this is not your account, ignore this message. An unconfirmed address has no effect.":
    "如果这不是你的账号，请忽略此邮件。未确认的地址不起任何作用。",
  "The account {other} asks to use this email address. The address belongs to your account {yours}, which has confirmed it, so it can't be used twice.":
    "账号 {other} 申请使用此邮箱地址。此地址属于你的账号 {yours}，并已由它确认，因此不能重复使用。",
  "If you asked for this, delete {yours}, or give it another address first. If you did not, you can ignore this message.":
    "如果是你申请的，请先删除 {yours}，或为它换一个地址。如果不是，可以忽略此邮件。",

  "A new email address for your account at Octavo": "你的 Octavo 账号的新邮箱地址",
  "Somebody who is signed in to {username} asked to change its email address to {email}. The address changes when the link that we sent there is used.":
    "有人登录 {username} 后申请将邮箱地址改为 {email}。我们已向该地址发送链接，链接被使用后地址才会更改。",
  "If this was not you, sign in, cancel the change on your account page, and choose a new password.":
    "如果不是你本人，请登录，在账号页面取消更改，并设置新密码。",
  "The account {username} has the email address {email} now. This address can no longer sign in to it or reset its password.":
    "账号 {username} 的邮箱地址现在是 {email}。原来的地址不能再用于登录或重设密码。",
  "If this was not you, contact the administrator of the server.": "如果不是你本人，请联系服务器管理员。",

  "Your account at Octavo was deleted": "你的 Octavo 账号已删除",
  "The account {username} is deleted, with its planners, templates and tokens. This can't be undone.":
    "账号 {username} 及其手账、模板和令牌已删除，无法撤销。",
  "Copies that other people made of your public planners stay with them.":
    "其他人为你的公开手账创建的副本仍归他们所有。",

  "Your username at Octavo was changed": "你在 Octavo 的用户名已更改",
  "Your account is called {username} now. Sign in with this name, or with your email address.":
    "你的账号现在名为 {username}。请用此名称或你的邮箱地址登录。",
  "If this was not you, sign in, and choose a new password on your account page.":
    "如果不是你本人，请登录并在账号页面设置新密码。",

  "You are invited to Octavo": "Octavo 邀请函",
  "An administrator of {site} invites you to make planners there.": "{site} 的管理员邀请你在那里制作手账。",
  "{words}": "{words}",
  "Create your account": "创建账号",
  "The invitation works once, until {date}.": "此邀请只能使用一次，有效期至 {date}。",
  "If you do not know this site, you can ignore this message.": "如果你不知道这个网站，可以忽略此邮件。",

  "Your project {project} is no longer public": "你的项目 {project} 已不再公开",
  "An administrator has made your public project {project} private. It is still among your projects.":
    "管理员已将你的公开项目 {project} 设为私有。它仍在你的项目中。",
  "Your collection {collection} is no longer public": "你的合集 {collection} 已不再公开",
  "An administrator has made your public collection {collection} private. You still have it.":
    "管理员已将你的公开合集 {collection} 设为私有。它仍然属于你。",
  "Reason: {reason}": "原因：{reason}",
  "You cannot publish it again until an administrator allows it.": "管理员允许之前，你不能再次公开它。",
};

export const simplifiedChinese: Translation = { getPage, archiveReadme, emails };
