import type { Area } from "./forms.ts";

/** Passkeys, linked accounts and recovery codes on the account page. */
export const signInWays = {
  "Confirm with a passkey": "用通行密钥确认",
  "Confirm with {provider}": "用 {provider} 确认",
  "This site requires an authenticator app or a passkey. Set one up on this page to continue.":
    "此站点要求使用身份验证器或通行密钥。请在此页设置一种以继续。",
  "Your account has a second factor.": "你的账号已启用两步验证。",
  "Authenticator app": "身份验证器",
  "An app on your phone shows a code that changes every 30 seconds. Signing in with the password needs it.":
    "手机上的应用，显示每 30 秒更换一次的验证码。用密码登录时需要输入。",
  "In use since {day}": "启用于 {day}",
  "Remove the app": "移除身份验证器",
  "Remove the authenticator app?": "要移除身份验证器吗？",
  "The password alone will be enough to sign in.": "移除后，只用密码就能登录。",
  "Set up an app": "设置身份验证器",
  "Make recovery codes below. Without them, losing the app locks you out.":
    "请在下面创建恢复码。没有恢复码时，一旦丢失身份验证器，你将无法登录。",
  "Set up an authenticator app": "设置身份验证器",
  "Scan the QR code with the app, or type the key. Then enter the code that the app shows.":
    "用身份验证器扫描二维码，或输入密钥，然后填写它显示的验证码。",
  "QR code for the authenticator app": "用于身份验证器的二维码",
  "Code in the app": "验证码",
  "Turn on": "启用",
  "Code of your authenticator app": "身份验证器的验证码",
  "A recovery code works, too.": "也可以使用恢复码。",
  "Remove the password": "移除密码",
  "Remove the password?": "要移除密码吗？",
  "You then sign in only with your passkeys or linked accounts. If you lose all of them, a recovery code or a reset by email lets you in. All other browsers are signed out.":
    "之后你只能用通行密钥或关联的账号登录。如果全部丢失，可以用恢复码或通过邮件重置来登录。其他浏览器都会退出登录。",
  "To remove the password, make recovery codes first.": "要移除密码，请先创建恢复码。",
  Passkeys: "通行密钥",
  "Sign in with a fingerprint, your face or a PIN of your device, without username and password.":
    "用设备的指纹、面容或 PIN 码登录，无需用户名和密码。",
  "Add a passkey": "添加通行密钥",
  "This browser can't use passkeys.": "此浏览器不支持通行密钥。",
  Synced: "已同步",
  "Added on {day}, not used yet": "添加于 {day}，尚未使用",
  "Added on {day}, last used on {last}": "添加于 {day}，上次使用 {last}",
  "Remove {name}?": "要移除“{name}”吗？",
  "You can no longer sign in with it. Delete it on your device, too.": "之后不能再用它登录。请在设备上也将其删除。",
  "Your browser asks next where to keep the passkey. The name is for this list.":
    "接下来浏览器会询问通行密钥的保存位置。此名称用于这个列表。",
  Continue: "继续",
  Print: "打印",
  "Passkey {number}": "通行密钥 {number}",
  "Recovery codes": "恢复码",
  "Each of ten codes replaces your password or passkey once, if you have lost it. Keep them on paper.":
    "共有十个恢复码。丢失密码或通行密钥时，每个恢复码可代替使用一次。请写在纸上保管。",
  "{count} codes left, made on {day}": ["剩余 {count} 个恢复码，创建于 {day}"],
  "Make recovery codes": "创建恢复码",
  "Make new recovery codes": "重新创建恢复码",
  "Make new recovery codes?": "要重新创建恢复码吗？",
  "The codes that you have now stop working.": "你现有的恢复码将失效。",
  "Your recovery codes": "你的恢复码",
  "They are shown only now. Keep them where others can't find them.": "只在此时显示。请保存在他人找不到的地方。",
  "Recovery codes of {name} at {site}": "{name} 在 {site} 的恢复码",
  "I have kept them": "我已保存",
  "Signing out here doesn't sign you out of {provider}.": "在此退出登录不会退出 {provider}。",
  "Link an account": "关联账号",
  "Link another account": "关联其他账号",
  "Linked on {day}": "关联于 {day}",
  Unlink: "取消关联",
  "Unlink {name}": "取消关联“{name}”",
  "Unlink {name}?": "要取消关联“{name}”吗？",
  "You can no longer sign in with it.": "之后不能再用它登录。",
  "Your account is not linked with {provider} yet. Sign out, and sign in with {provider} to link it.":
    "你的账号尚未与 {provider} 关联。请退出，然后使用 {provider} 登录以进行关联。",
} satisfies Area<"signInWays">;
