import type { Area } from "./forms.ts";

/** Messages of forms and of the server. Texts that the engine has too are among its messages. */
export const contractMessages = {
  "Use at least {count} characters": ["请至少使用 {count} 个字符"],
  "Use at most {count} characters": ["请最多使用 {count} 个字符"],
  "Username is required": "请输入用户名",
  "Use letters, digits, spaces, hyphens, underscores and periods": "请使用字母、数字、空格、连字符、下划线和句点",
  "This name is reserved for the site itself. Choose another": "此名称由站点保留，请换一个",
  "Email is required": "请输入邮箱地址",
  "Enter a valid email address": "请输入有效的邮箱地址",
  "Password is required": "请输入密码",
  "Use a password that does not repeat a few characters": "密码不能只是重复几个字符",
  "Use a password that is not a sequence, such as 87654321 or asdfghjk":
    "密码不能是连续字符，例如 87654321 或 asdfghjk",
  "This password is one of the most common ones. Choose another": "此密码太常见，请换一个",
  "Use a password that is more than the name of this site or of a device": "密码不能只是站点或设备的名称",
  "Use a password that is not your username or email address": "密码不能是你的用户名或邮箱地址",
  "Confirm your password": "请再次输入密码",
  "Passwords do not match": "两次输入的密码不一致",
  "Project name is required": "请输入项目名称",
  "Name is required": "请输入名称",
  "Set-up code is required": "请输入设置码",
  "Code is required": "请输入验证码",
  "Recovery code is required": "请输入恢复码",
  "If an account exists for that email, we sent a reset link.": "如果有账号使用该邮箱，我们已向其发送重置链接。",
  "Password updated successfully. You can now sign in with your new password.": "密码已更新。现在可以用新密码登录。",
  "We sent a confirmation link to your email address.": "我们已向你的邮箱发送验证链接。",
  "Your email address is confirmed. You can now sign in with it.": "邮箱地址已验证。现在可以用它登录。",
  masters: "母版",
  plan: "计划",
  template: "模板",
  "line {line}": "第 {line} 行",
  'list "{name}"': "列表“{name}”",
  'section "{name}"': "分区“{name}”",
  'master "{name}"': "母版“{name}”",
  'block "{name}"': "模块“{name}”",
  '{label} "{name}"': "{label}“{name}”",
  "{place}: {problem}": "{place}：{problem}",
  "{problem} ({count} times)": ["{problem}（{count} 次）"],
  "{problem} ({count} times, first on page {page})": ["{problem}（{count} 次，首次出现在第 {page} 页）"],
  "{problem} (page {page})": "{problem}（第 {page} 页）",
  "{sentence}.": "{sentence}。",
  "{sentence} {hint}": "{sentence}{hint}",
  "The body is not valid JSON": "请求正文不是有效的 JSON",
  "The request needs a JSON body": "请求需要 JSON 正文",
  "The body has too many values or levels": "请求正文的值太多或层级太深",
  "The request cannot be read": "无法读取请求",
  "The request needs a Host header": "请求需要 Host 标头",
  "The server supports only the expectation 100-continue": "服务器只支持 100-continue 期望",
  "The body must be JSON (content type application/json)": "请求正文必须是 JSON（内容类型 application/json）",
  "Network request failed": "网络请求失败",
  "Authentication required": "需要登录",
  "Only administrators of this site can do this": "只有此站点的管理员可以执行此操作",
  "Choose at least one permission": "请至少选择一项权限",
  "Programs can't make this call. It needs a signed-in user": "程序不能进行此调用，需要已登录的用户",
  "This token lacks the scope {scope}": "此令牌没有权限 {scope}",
  "Confirm that it is you, and try again": "请确认是你本人，然后重试",
  "Accept the terms of use first": "请先接受使用条款",
  "This site requires an authenticator app or a passkey. Set one up on the Security page of your account first":
    "此站点要求使用身份验证器或通行密钥。请先在账号的“安全”页面设置一种",
  "Set up an authenticator app or a passkey for your own account first": "请先为你自己的账号设置身份验证器或通行密钥",
  "This site requires more than a password. Sign in with your passkey, or with a recovery code":
    "此站点不允许只用密码登录。请使用通行密钥或恢复码登录",
  "This username is taken": "此用户名已被占用",
  "This session has ended already": "此会话已结束",
  "A download of your data is running already. Try again when it has ended": "你的数据正在下载，请在下载结束后重试",
  "This is not your username": "这不是你的用户名",
  "No other active account has this name": "没有其他正常账号使用此名称",
  "This is the email address of your account already": "这已是你账号的邮箱地址",
  "We sent a confirmation link to the new address.": "我们已向新地址发送验证链接。",
  "This is not your password": "这不是你的密码",
  "Wrong username or password": "用户名或密码错误",
  "This link has been used or has expired. Request a new one": "此链接已使用或已过期，请重新获取",
  "This link has expired, or another account has confirmed the address. Sign in and request a new link":
    "此链接已过期，或该地址已由其他账号验证。请登录并重新获取链接",
  "Too many users are signing in. Try again in a few seconds": "登录的用户太多，请过几秒再试",
  "Too many attempts. Try again in {time}": "尝试次数太多，请在 {time}后重试",
  "The server is stopping": "服务器正在停止",
  "The server's database is not responding, is damaged or has no space left":
    "服务器的数据库没有响应、已损坏或空间已满",
  "If-Match must contain the revision of an ETag": "If-Match 必须包含 ETag 的修订版本",
  "This field is missing": "缺少此字段",
  "Must be {expected}": "必须是{expected}",
  "Must have {amount}": "必须包含{amount}",
  "The request is larger than {size}, which is the limit": "请求超过 {size} 的上限",
  "There is no {method} {path}": "不存在 {method} {path}",
  "Nothing was found at this address": "此网址没有任何内容",
  "Something went wrong on the server. Request id: {id}": "服务器出错了。请求编号：{id}",
  "Large pictures, fonts and PDFs can't be read or saved at the moment. Nothing was lost. Try again in a minute":
    "目前无法读取或保存大图片、字体和 PDF。没有丢失任何内容。请在一分钟后重试",
  "A picture, font or PDF is missing or damaged on the server. Tell the operator of the site":
    "服务器上的图片、字体或 PDF 缺失或已损坏。请告知站点的运营者",
  "The server's disk is full, so nothing was saved. Tell the operator of the site":
    "服务器磁盘已满，因此什么都没有保存。请告知站点的运营者",
  "The server is busy. Try again in a few seconds": "服务器繁忙，请过几秒再试",
  "Too many planners are being rendered. Try again in a few seconds": "正在渲染的手账太多，请过几秒再试",
  "{jobs} of your requests are in progress. Try again in a few seconds": "你有 {jobs} 个请求正在处理，请过几秒再试",
  "You have too many live previews open. Close one first": "你打开的实时预览太多，请先关闭一个",
  "Pages of other sites can't connect": "其他站点的页面无法连接",
  "Messages must be text": "消息必须是文本",
  "Rendering was stopped after {seconds} seconds, which is the limit": "渲染超过 {seconds} 秒的上限，已停止",
  "Rendering needs too much memory. Try smaller images or fewer widgets":
    "渲染所需内存太多。请使用更小的图片或更少的元素",
  "The PDF is larger than {size} MiB, which is the limit": "PDF 超过 {size} MiB 的上限",
  "The picture would have {pixels} million pixels and may have {limit}; choose a smaller scale":
    "图片将有 {pixels} 百万像素，上限为 {limit} 百万；请选择更小的比例",
  "Project not found": "找不到项目",
  "The edition could not be made in several attempts. Try again later": "多次尝试后仍无法制作该版本。请稍后再试",
  "An account can have nightly editions of {limit} projects. Switch them off for another project first":
    "一个账户最多可为 {limit} 个项目制作夜间版本。请先在另一个项目中关闭",
  "This edition has been decided about or replaced": "该版本已作出决定或已被替换",
  "This project has no nightly editions. Switch them on first": "此项目没有夜间版本。请先开启",
  "There is no such time zone": "没有这个时区",
  "Write an address that begins with https:// or http://": "请输入以 https:// 或 http:// 开头的地址",
  "Public project not available.": "公开项目不可用。",
  "The project has no current PDF. Compile it first": "项目没有最新的 PDF，请先编译",
  "Part not found": "找不到部件",
  "Token not found": "找不到令牌",
  "This passkey was not accepted. Try again, or sign in another way": "此通行密钥未被接受。请重试，或使用其他方式登录",
  "Passkeys need a site with a domain name and TLS": "通行密钥要求站点具有域名和 TLS",
  "Passkey not found": "找不到通行密钥",
  "You have {limit} passkeys, which is the limit. Remove one first":
    "你已有 {limit} 个通行密钥，达到上限。请先移除一个",
  "This is your only way to sign in. Add a password or another way first":
    "这是你唯一的登录方式。请先添加密码或其他方式",
  "This is not the set-up code. The server prints it at its start, and the operator reads it with: octavo admin setup-code":
    "这不是设置码。服务器启动时会显示设置码，运营者也可用此命令查看：octavo admin setup-code",
  "Enter the code of your authenticator app": "请输入身份验证器的验证码",
  "This code is not valid. Wait for the next one, and check the time of your device":
    "此验证码无效。请等待下一个验证码，并检查设备的时间",
  "This took too long. Start again with a new QR code": "用时太长。请用新的二维码重新开始",
  "The account has no authenticator app": "此账号没有身份验证器",
  "This account needs its password, too. Sign in with it, and enter the recovery code in place of the app's code":
    "此账号还需要密码。请用密码登录，并在输入验证码处填写恢复码",
  "Enter your current password. If you have forgotten it, reset it by email":
    "请输入当前密码。如果忘记了，可通过邮件重置",
  "Wrong username or recovery code": "用户名或恢复码错误",
  "This site has no other provider for signing in": "此站点没有其他登录服务",
  "{provider} does not respond. Try again later, or sign in another way":
    "{provider} 没有响应。请稍后重试，或使用其他方式登录",
  "This sign-in has expired, or was started in another browser. Try again":
    "此次登录已过期，或是在其他浏览器中开始的。请重试",
  "No account is linked with your account at {provider}. Sign in another way, and link it on the account page":
    "没有账号与你的 {provider} 账号关联。请用其他方式登录，然后在账号页面关联",
  "This account at the provider is linked with another user": "该登录服务的账号已与其他用户关联",
  "Linked account not found": "找不到关联的账号",
  "You have {limit} tokens, which is the limit. Revoke one first": "你已有 {limit} 个令牌，达到上限。请先作废一个",
  "You have {limit} parts, which is the limit. Delete one first": "你已有 {limit} 个部件，达到上限。请先删除一个",
  "Template not found": "找不到模板",
  'Master "{name}" not found': "找不到母版“{name}”",
  'Page "{name}" not found': "找不到页面“{name}”",
  'There is a master called "{name}" already': "已有名为“{name}”的母版",
  'There is a page called "{name}" already': "已有名为“{name}”的页面",
  "Too many of your responses are unread. Read or cancel them, and try again in a few seconds":
    "你有太多响应尚未读取。请读取或取消它们，过几秒再试",
  "The project was changed while it was being read. Try again": "读取期间项目发生了更改，请重试",
  "Too many changes are waiting to be saved. Try again in a few seconds": "等待保存的更改太多，请过几秒再试",
  "This is being changed elsewhere. Try again in a few seconds": "此内容正在别处更改，请过几秒再试",
  "This was changed after you opened it. Reload it, or save your version as a copy":
    "此内容在你打开后已被更改。请重新加载，或将你的版本保存为副本",
  'The address "{slug}" is taken; "{free}" is free': "网址“{slug}”已被占用；“{free}”可用",
  "Text with the character U+0000 can't be stored": "无法存储包含字符 U+0000 的文本",
  "You have {limit} projects, which is the limit. Delete one first": "你已有 {limit} 个项目，达到上限。请先删除一个",
  "You have {limit} templates, which is the limit. Delete one first": "你已有 {limit} 个模板，达到上限。请先删除一个",
  "Your projects and templates take {used} of {limit} MiB, and this does not fit. Delete one, or use smaller images":
    "你的项目和模板已用 {used} MiB（上限 {limit} MiB），放不下此内容。请删除一些，或使用更小的图片",
  "This version no longer exists": "此版本已不存在",
  "A project can have {limit} named versions at most. Remove the name of one first":
    "每个项目最多可有 {limit} 个命名版本。请先移除其中一个的名称",
  "The named versions of all your projects can take {size} MiB at most. Remove the name of one first":
    "你所有项目的命名版本合计最多 {size} MiB。请先移除其中一个的名称",
  "Your parts take {used} of {limit} MiB, and this one does not fit. Delete one first":
    "你的部件已用 {used} MiB（上限 {limit} MiB），放不下这一个。请先删除一个",
  "The named versions of a project can take {size} MiB at most. Remove the name of one first":
    "每个项目的命名版本合计最多 {size} MiB。请先移除其中一个的名称",
  "A project can have {limit} masters at most": "每个项目最多可有 {limit} 个母版",
  "A project can have {limit} named pages at most": "每个项目最多可有 {limit} 个命名页面",
  "A project can have {limit} compilation rules at most": "每个项目最多可有 {limit} 条编译规则",
  "A project can have {limit} blocks, {limit} styles and {limit} themes at most":
    "每个项目最多可有 {limit} 个模块、{limit} 个样式和 {limit} 个主题",
  "A project can hold {size} MiB at most, including images": "每个项目最多 {size} MiB（含图片）",
  'No device profile is called "{written}"': "没有名为“{written}”的设备配置",
  'No font face is called "{written}"': "没有名为“{written}”的字体样式",
  "{problem}. {advice}": "{problem}。{advice}",
  "{count} seconds": "{count} 秒",
  "{count} minutes": "{count} 分钟",
  "{count} hours": "{count} 小时",
  "a whole number": "整数",
  "an object with fields": "包含字段的对象",
  "{written}": "{written}",
  "at least {limit}": "不小于 {limit} 的值",
  "at most {limit}": "不大于 {limit} 的值",
  "at least {count} entries": ["至少 {count} 项"],
  "at most {count} entries": ["最多 {count} 项"],
  "{path}: {problem}": "{path}：{problem}",
  "An administrator has disabled this account. Ask the administrator of this site to enable it":
    "管理员已停用此账号。请联系此站点的管理员启用",
  "An administrator of this site has made this project private. It cannot be published again until an administrator allows it":
    "此站点的管理员已将该项目设为私有。经管理员允许后才能再次发布",
  "Another administrator has already answered this report": "已有其他管理员处理了此举报",
  "New accounts need an invitation on this site. Ask its administrator for one, and open its link":
    "在此站点创建账号需要邀请。请向管理员获取邀请，并打开其中的链接",
  "This site accepts no new accounts. Ask its administrator for an account": "此站点不接受新账号。请联系管理员开通账号",
  "This invitation has been used, was revoked or has expired. Ask the administrator of this site for a new one":
    "此邀请已使用、已作废或已过期。请向此站点的管理员获取新的邀请",
  "This is the only administrator of the site. Make another user an administrator first":
    "这是站点唯一的管理员。请先将其他用户设为管理员",
  "Type the name of the account": "请输入账号名称",
  "User not found": "找不到用户",
  "This invitation has been used or revoked": "此邀请已使用或已作废",
  "Report not found": "找不到举报",
  "You have made {limit} planners in 24 hours, which is the limit. Try again in {time}":
    "你在 24 小时内已制作 {limit} 本手账，达到上限。请在 {time}后重试",
  "Paste the address of the calendar": "请粘贴日历的地址",
  "This site reads no calendars from addresses. Ask its administrator to allow it, or import a calendar file":
    "此站点不从地址读取日历。请联系管理员允许，或导入日历文件",
  "You have {limit} calendars by address, which is the limit. Remove one first":
    "你已有 {limit} 个按地址读取的日历，达到上限。请先移除一个",
  "The project already has a calendar from this address": "项目已有来自此地址的日历",
  "This calendar address has been removed": "此日历地址已移除",
  "The calendar is no longer among the dates of the plan. Refresh it to add it again, or remove its address":
    "该日历已不在计划的日期中。请刷新以重新添加，或移除其地址",
  "The address was stored with another key of this site and cannot be read. Remove it and add it again":
    "该地址用此站点的另一个密钥保存，无法读取。请移除后重新添加",
  "The plan has no first and last day yet, so no events can be added": "计划还没有首日和末日，因此无法添加事件",
  "The dates of the plan would have too many entries. Remove a calendar, or choose a shorter time":
    "计划的日期条目会过多。请移除一个日历，或选择更短的时间",
  "This is not an address that begins with https:// or webcal://": "这不是以 https:// 或 webcal:// 开头的地址",
  "The address must not contain a username and password. Use the public or secret address of the calendar":
    "地址不得包含用户名和密码。请使用日历的公开地址或私密地址",
  "The address has a port that this site does not allow. Ask its administrator to allow this server":
    "该地址的端口不被此站点允许。请联系管理员允许此服务器",
  "The address leads into a private network, which this site does not reach. Ask its administrator to allow this server":
    "该地址指向私有网络，此站点不会访问。请联系管理员允许此服务器",
  "There is no server with this name. Check the address": "没有此名称的服务器。请检查地址",
  "The server of the calendar does not respond. Try again later": "日历的服务器没有响应。请稍后重试",
  "The server of the calendar has no valid certificate, so nothing was read":
    "日历的服务器没有有效证书，因此未读取任何内容",
  "The server of the calendar took too long to answer. Try again later": "日历的服务器响应时间过长。请稍后重试",
  "The calendar is larger than {megabytes} MB. Choose one with fewer years":
    "日历大于 {megabytes} MB。请选择年份较少的日历",
  "The server of the calendar redirects too often. Check the address": "日历的服务器重定向次数过多。请检查地址",
  "The server of the calendar redirects to an address without encryption, which would reveal the secret in it":
    "日历的服务器重定向到未加密的地址，这会泄露其中的秘密",
  "The server of the calendar refuses access. Copy the public or secret address of the calendar again":
    "日历的服务器拒绝访问。请重新复制日历的公开地址或私密地址",
  "There is no calendar at this address. It was removed or got a new address. Copy the address again":
    "此地址没有日历。它已被移除或换了新地址。请重新复制地址",
  "The server of the calendar reports an error. Try again later": "日历的服务器报告错误。请稍后重试",
  "The address leads to a web page. Copy the address in iCal format (.ics) from the settings of the calendar":
    "该地址指向网页。请从日历设置中复制 iCal 格式（.ics）的地址",
  "The address leads to a file that is not a calendar (.ics)": "该地址指向的文件不是日历（.ics）",
  "The answer of the calendar's server is damaged. Try again later": "日历服务器的响应已损坏。请稍后重试",
  "Collection not found": "未找到合集",
  "Public collection not available.": "公开合集不可用。",
  "The collection doesn't contain this project": "合集中没有此项目",
  "An administrator of this site has made this collection private. It cannot be published again until an administrator allows it":
    "本站管理员已将此合集设为私有。管理员允许之前，不能再次公开它",
  "You have {limit} collections, which is the limit. Delete one first": "你有 {limit} 个合集，已达上限。请先删除一个",
  "A collection can have {limit} projects at most. Remove one first": "一个合集最多可包含 {limit} 个项目。请先移除一个",
  "Must name each project of the collection once": "必须将合集中的每个项目各列出一次",
  "Its author reserves all rights, so this project can't be cloned": "作者保留所有权利，因此无法克隆此项目",
  "This project is based on a work under {licence}, which does not allow this licence. Choose another one":
    "此项目基于采用 {licence} 的作品，不允许使用此许可。请选择其他许可",
  "The original of this project can't be cloned any more, so there is nothing to merge":
    "此项目的原作已无法克隆，因此没有可合并的内容",
  "The content that the original had when it was cloned was not kept, so its changes can't be merged. Clone it again":
    "克隆时原作的内容没有保留，因此无法合并它的更改。请重新克隆",
  "The original has changed again. Look at its changes before you merge them":
    "原作又有了更改。请先查看这些更改，再合并",
  "The original has another licence now, which your project's licence does not allow. Clone it again to use its changes":
    "原作现在使用另一种许可，与此项目的许可不相容。如要使用它的更改，请重新克隆",
  "The original states no licence, so this project can't have one": "原作未注明许可，因此此项目也不能设置许可",
  "{provider} does not respond. Try again later": "{provider} 没有响应。请稍后重试",
  "People sign in to this site only with {provider}, so its own passwords, passkeys, codes and invitations are not used. Sign in with {provider}":
    "本站只能使用 {provider} 登录，因此不使用本站自己的密码、通行密钥、验证码和邀请。请使用 {provider} 登录",
  "Your account at {provider} is in no group that may use this site. Ask the administrator of {provider} to add you to one":
    "你在 {provider} 的账号不属于任何可以使用本站的群组。请联系 {provider} 的管理员将你加入其中一个群组",
  "This site requires a second factor, and {provider} reports none for this sign-in. Set one up there, and sign in again with it":
    "本站要求两步验证，但 {provider} 没有报告本次登录使用了它。请在那里设置，然后用它重新登录",
  "{provider} reported no second factor when you signed in, so you could not sign in again. Sign out, and sign in with a second factor first":
    "你登录时 {provider} 没有报告两步验证，因此你将无法再次登录。请先退出，再使用两步验证登录",
  "The account of this site with your address can't be linked with your account at {provider}. Ask the administrator of this site to unlink it first":
    "本站使用你邮箱地址的账号无法与你在 {provider} 的账号关联。请先联系本站管理员取消其关联",
  "No account of this site has confirmed the address of your account at {provider}, and new accounts are not allowed. Ask the administrator of this site for one":
    "本站没有账号确认过你在 {provider} 的账号的邮箱地址，也不允许新建账号。请向本站管理员申请账号",
  "This is your only way to sign in. Link another account at {provider} first":
    "这是你唯一的登录方式。请先关联 {provider} 的另一个账号",
} satisfies Area<"contractMessages">;
