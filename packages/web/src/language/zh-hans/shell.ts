import type { Area } from "./forms.ts";

/** Texts of src/shell and src/ui. */
export const shell = {
  Studio: "工作室",
  Menu: "菜单",
  Projects: "项目",
  Templates: "模板",
  "Public gallery": "公开作品库",
  Tutorial: "教程",
  Donate: "捐助",
  Source: "源代码",
  "(opens in a new tab)": "（在新标签页中打开）",
  "Skip to content": "跳到内容",

  Theme: "主题",
  "Light|theme": "浅色",
  "Dark|theme": "深色",
  System: "跟随系统",
  "E-ink": "墨水屏",

  "Signed in as {name}": "已登录：{name}",
  "Sign in": "登录",
  "Sign out": "退出登录",
  "Create account": "创建账号",
  "Sign in again": "重新登录",
  "Your session has expired, {name}. Sign in again to continue. Your work is still here.":
    "{name}，你的登录已过期。请重新登录以继续，你的内容仍在这里。",
  "Sign out without saving?": "要退出登录而不保存吗？",
  "This page has unsaved changes. This browser stores them until you sign in again.":
    "此页有未保存的更改。此浏览器会保留更改，直到你重新登录。",
  "This page has unsaved changes, which will be lost.": "此页有未保存的更改，这些更改将会丢失。",
  Stay: "留下",

  "Terms of use": "使用条款",
  "Please read these before you begin.": "开始之前请先阅读。",
  "Personal use only": "仅限个人使用",
  "Make planners and templates for yourself, and share them with others for the same use.":
    "你可以为自己制作手账和模板，也可以分享给他人作同样用途。",
  "No commercial use": "不得商用",
  "You may not sell Octavo or anything made with it, or use them to earn money.":
    "你不得出售工作室或用它制作的任何内容，也不得用其赚钱。",
  "Provided as is": "按现状提供",
  "The studio is free and comes without any warranty. It may have errors or be unavailable. Keep copies of important work.":
    "工作室免费，不提供任何担保。它可能有错误或无法使用。重要作品请自行备份。",
  "No sensitive data": "不存敏感数据",
  "Do not type passwords, health data, financial data or other sensitive data, whether your own or that of others. What you write by hand on your tablet is not sent.":
    "请勿输入密码、健康数据、财务数据或其他敏感数据，无论是您自己的还是他人的。您在平板上手写的内容不会发送。",
  "I have read and understand these terms": "我已阅读并理解这些条款",
  "In everyday use": "日常使用",
  "May I use my planner at work?": "我可以在工作中使用手账吗？",
  "Yes, for your own work, for example as a teacher or a nurse, also if you are paid for it. You may not sell planners, or hand them out for money.":
    "可以，用于您自己的工作，例如教师或护士，有薪工作也可以。不得出售手账，也不得有偿分发。",
  "Who sees the names that I type for a new planner?": "谁能看到我为新手账输入的姓名？",
  "Until you keep the planner, they are in this browser and in the address of the page, which reaches this site only when the page is loaded again. Whoever gets this address can read them.":
    "在您保留手账之前，它们只在此浏览器和页面地址中；只有重新加载页面时，本站才会收到该地址。得到该地址的人都能读到。",
  "Who sees the names in a project?": "谁能看到项目中的姓名？",
  "A project is stored on this site, with its names. It is private until you publish it or give its PDF to others. Those who run the site can read what it stores.":
    "项目连同姓名存储在本站。在您公开项目或把 PDF 交给他人之前，它是私密的。本站的运营者可以读取所存储的内容。",
  "May I type the names of pupils?": "我可以输入学生的姓名吗？",
  "If the rules of your school or employer allow it. Otherwise leave out full names: a first name, initials or a number is enough for a planner.":
    "如果学校或雇主的规定允许，就可以。否则请不要写全名：名字、首字母或编号对手账来说就足够了。",
  Decline: "拒绝",
  "Accept & Continue": "接受并继续",

  "Something went wrong": "出错了",
  "A part of the studio could not be loaded. This browser has stored your work. Check the connection and reload the page.":
    "工作室的一部分无法加载。此浏览器已保留你的内容。请检查网络连接并重新加载页面。",
  "An unexpected error occurred in the studio. This browser has stored your work. Reload the page to continue.":
    "工作室发生意外错误。此浏览器已保留你的内容。请重新加载页面以继续。",
  "Reload page": "重新加载页面",
  "Error details": "错误详情",

  "(optional)": "（选填）",

  Add: "添加",
  Cancel: "取消",
  Close: "关闭",
  Delete: "删除",
  "Deleting…": "正在删除…",
  "Delete {name}": "删除“{name}”",
  "Delete {name}?": "要删除“{name}”吗？",
  Save: "保存",
  "Saving…": "正在保存…",
  "Loading…": "正在加载…",
  "Preparing…": "正在准备…",
  "Updating…": "正在更新…",
  "Try again": "重试",
  "Leave without saving?": "要离开而不保存吗？",
  Leave: "离开",
  "Save and leave": "保存并离开",
  "Move {name} up": "上移“{name}”",
  "Move {name} down": "下移“{name}”",
  "Use {text}": "使用 {text}",
  "Insert {text}": "插入 {text}",
  "Variable name": "变量名称",
  Value: "值",
  mood: "mood",
  quiet: "平静",
  "Add variable": "添加变量",
  "Remove variable {name}": "移除变量“{name}”",
  "This name is already in use": "此名称已被使用",
  "{count} bytes": ["{count} 字节"],

  "Loading project...": "正在加载项目…",
  "Back to Projects": "返回项目",
  "This part of the studio could not be loaded. Check the connection and try again.":
    "工作室的这一部分无法加载。请检查网络连接后重试。",
  "Your browser's storage is full, so this text is not stored. Download the PDF or copy the text before you close the page.":
    "浏览器存储空间已满，因此未保存此文本。关闭页面前，请下载 PDF 或复制文本。",

  "{text} ({note})": "{text}（{note}）",
  "Changed elsewhere": "已在别处更改",
  "Deleted elsewhere": "已在别处删除",
  "This {what} was changed in another tab or on another device after you opened it. Choose which version to keep.":
    "此{what}在你打开后，已在其他标签页或设备上更改。请选择保留哪个版本。",
  "This {what} was deleted or renamed in another tab or on another device after you opened it. Your version is still here.":
    "此{what}在你打开后，已在其他标签页或设备上删除或重命名。你的版本仍在这里。",
  "list of rules": "规则列表",
  page: "页面",
  "Use stored version": "使用已存储的版本",
  "Overwrite stored version": "覆盖已存储的版本",
  "Save my version": "保存我的版本",
  "Save mine as a copy": "将我的版本保存为副本",
  "This was changed in another tab or on another device. Save again to replace it with your version.":
    "此内容已在其他标签页或设备上更改。再次保存可替换为你的版本。",
  "This was changed in another tab or on another device to {values}. Save again to replace it with your version.":
    "此内容已在其他标签页或设备上更改为{values}。再次保存可替换为你的版本。",
  "(landscape)": "（横屏）",
  copy: "副本",
  "No connection. Your work is kept here: try again when it returns.":
    "没有网络连接。你的内容保留在这里，恢复连接后请重试。",
  "Copy request id": "复制请求编号",
  "The copy could not be made. Please try again.": "无法创建副本，请重试。",
  "Your session has expired, {name}. Sign in with {provider} in a new tab, and this page continues. Your work is still here.":
    "{name}，你的会话已过期。请在新标签页中使用 {provider} 登录，之后本页面即可继续。你的工作内容仍在这里。",
  "All projects": "所有项目",
  "Next, you are asked to agree to these.": "接下来会请您同意这些条款。",
  "Next, you are asked to agree to these: personal use only, including at work, and no passwords, health or financial data in your planners.":
    "接下来会请您同意这些条款：仅限个人使用（包括用于自己的工作），手账中不得写入密码、健康数据或财务数据。",
  "What you type is stored on this site. Other users see it only if you publish it. Handwriting stays on your tablet.":
    "您输入的内容存储在本站。只有在您发布后，其他用户才能看到。手写内容留在您的平板上。",
} satisfies Area<"shell">;
