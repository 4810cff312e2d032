import type { Area } from "./forms.ts";

export const signIn = {
  Username: "اسم المستخدم",
  Email: "البريد الإلكتروني",
  Password: "كلمة المرور",
  "New password": "كلمة المرور الجديدة",
  "Confirm password": "تأكيد كلمة المرور",
  Show: "إظهار",
  Hide: "إخفاء",
  "At least {characters} characters, and not a common password.":
    "{characters} أحرف على الأقل، وألا تكون كلمة مرور شائعة.",
  "Sign in to keep your planner “{planner}”.": "سجّل الدخول للاحتفاظ بمخططك «{planner}».",
  "Create an account to keep your planner “{planner}”.": "أنشئ حسابًا للاحتفاظ بمخططك «{planner}».",

  "Set-up code": "رمز الإعداد",
  "The first account of a site becomes its administrator. The server printed this code when it started.":
    "أول حساب في الموقع يصبح حساب المسؤول. طبع الخادم هذا الرمز عند بدء تشغيله.",

  "Signing in…": "جارٍ تسجيل الدخول…",
  "Forgot your password?": "هل نسيت كلمة المرور؟",
  "Create an account": "إنشاء حساب",
  or: "أو",
  "Sign in with a passkey": "تسجيل الدخول بمفتاح مرور",
  "Sign in with {provider}": "تسجيل الدخول عبر {provider}",
  "Use a recovery code": "استخدام رمز استرداد",
  "Recovery code": "رمز الاسترداد",
  "Each of your ten codes signs you in once. Upper case, spaces and hyphens don't matter.":
    "كل رمز من رموزك العشرة يُدخلك مرة واحدة. لا فرق بين حالات الأحرف، ولا أثر للمسافات والواصلات.",
  "the provider": "المزوّد",
  "You canceled the sign-in at {provider}.": "ألغيت تسجيل الدخول لدى {provider}.",
  "The answer of {provider} was not accepted. Try again, and tell the administrator if it happens again.":
    "لم يُقبل رد {provider}. أعد المحاولة، وأبلغ المسؤول إذا تكرر ذلك.",
  "Link your account": "ربط حسابك",
  "The account {name} has the address {email}, like yours at {provider}. Sign in to it once. From then on, you can sign in with {provider}, too.":
    "للحساب {name} العنوان {email}، مثل عنوانك لدى {provider}. سجّل الدخول إليه مرة واحدة. ومن بعدها يمكنك تسجيل الدخول عبر {provider} أيضًا.",
  "Sign in and link": "تسجيل الدخول والربط",
  "Choose a username for your account here. You sign in to it with {provider}.":
    "اختر اسم مستخدم لحسابك هنا. تسجّل الدخول إليه عبر {provider}.",
  "Choose a username for your account here. You sign in to it with {provider}, and its address is {email}.":
    "اختر اسم مستخدم لحسابك هنا. تسجّل الدخول إليه عبر {provider}، وعنوانه {email}.",
  "Creating account…": "جارٍ إنشاء الحساب…",
  "Back to sign in": "العودة إلى تسجيل الدخول",

  "Reset your password": "إعادة تعيين كلمة المرور",
  "We will send a reset link to your account's email address.":
    "سنرسل رابط إعادة التعيين إلى عنوان البريد الإلكتروني لحسابك.",
  "Password reset is not yet implemented on this server: it cannot send email. Contact the administrator of the server.":
    "إعادة تعيين كلمة المرور غير متاحة بعد على هذا الخادم، لأنه لا يستطيع إرسال البريد. تواصل مع مسؤول الخادم.",
  "Send password reset link": "إرسال رابط إعادة التعيين",
  "Sending…": "جارٍ الإرسال…",
  "Confirm your email address": "تأكيد عنوان بريدك الإلكتروني",
  "After you confirm the address, you can use it to sign in and to reset your password.":
    "بعد تأكيد العنوان يمكنك استخدامه لتسجيل الدخول ولإعادة تعيين كلمة المرور.",
  "This link is incomplete. Open it again from the email, or copy the whole link.":
    "هذا الرابط غير مكتمل. افتحه من الرسالة مرة أخرى، أو انسخ الرابط كله.",
  "Confirming…": "جارٍ التأكيد…",
  "Confirm address": "تأكيد العنوان",
  "Confirm {address}: open the link in the email that we sent. Until then, you can only sign in with your username.":
    "لتأكيد {address}، افتح الرابط في الرسالة التي أرسلناها. وحتى ذلك الحين لا يمكنك تسجيل الدخول إلا باسم المستخدم.",
  "Send link again": "إعادة إرسال الرابط",
  "Choose a new password": "اختيار كلمة مرور جديدة",
  "Update password": "تحديث كلمة المرور",
  "This link has been used or has expired. {request}": "هذا الرابط مستخدَم أو منتهي الصلاحية. {request}",
  "Request a new one": "طلب رابط جديد",
  "People sign in to this site only with {provider}.": "تسجيل الدخول إلى هذا الموقع عبر {provider} فقط.",
  "Confirm {address}: open the link in the email that we sent.": "أكّد {address}: افتح الرابط في الرسالة التي أرسلناها.",
} satisfies Area<"signIn">;
