import type { Area } from "./forms.ts";

/** Passkeys, linked accounts and recovery codes on the account page. */
export const signInWays = {
  "Confirm with a passkey": "التأكيد بمفتاح مرور",
  "Confirm with {provider}": "التأكيد عبر {provider}",
  "This site requires an authenticator app or a passkey. Set one up on this page to continue.":
    "يتطلب هذا الموقع تطبيق مصادقة أو مفتاح مرور. أعدّ أحدهما في هذه الصفحة للمتابعة.",
  "Your account has a second factor.": "لحسابك عامل ثانٍ.",
  "Authenticator app": "تطبيق المصادقة",
  "An app on your phone shows a code that changes every 30 seconds. Signing in with the password needs it.":
    "يُظهر تطبيق على هاتفك رمزًا يتغيّر كل 30 ثانية. يلزم هذا الرمز لتسجيل الدخول بكلمة المرور.",
  "In use since {day}": "مستخدَم منذ {day}",
  "Remove the app": "إزالة التطبيق",
  "Remove the authenticator app?": "هل تريد إزالة تطبيق المصادقة؟",
  "The password alone will be enough to sign in.": "ستكفي كلمة المرور وحدها لتسجيل الدخول.",
  "Set up an app": "إعداد تطبيق",
  "Make recovery codes below. Without them, losing the app locks you out.":
    "أنشئ رموز الاسترداد أدناه. بدونها لن تستطيع الدخول إذا فقدت التطبيق.",
  "Set up an authenticator app": "إعداد تطبيق مصادقة",
  "Scan the QR code with the app, or type the key. Then enter the code that the app shows.":
    "امسح رمز QR بالتطبيق، أو اكتب المفتاح. ثم أدخل الرمز الذي يُظهره التطبيق.",
  "QR code for the authenticator app": "رمز QR لتطبيق المصادقة",
  "Code in the app": "الرمز في التطبيق",
  "Turn on": "تفعيل",
  "Code of your authenticator app": "رمز تطبيق المصادقة",
  "A recovery code works, too.": "يصلح رمز الاسترداد أيضًا.",
  "Remove the password": "إزالة كلمة المرور",
  "Remove the password?": "هل تريد إزالة كلمة المرور؟",
  "You then sign in only with your passkeys or linked accounts. If you lose all of them, a recovery code or a reset by email lets you in. All other browsers are signed out.":
    "بعد ذلك تسجّل الدخول بمفاتيح المرور أو الحسابات المرتبطة فقط. إذا فقدتها كلها، يمكنك الدخول برمز استرداد أو بإعادة التعيين عبر البريد. تنتهي الجلسات في كل المتصفحات الأخرى.",
  "To remove the password, make recovery codes first.": "لإزالة كلمة المرور، أنشئ رموز الاسترداد أولًا.",
  Passkeys: "مفاتيح المرور",
  "Sign in with a fingerprint, your face or a PIN of your device, without username and password.":
    "سجّل الدخول ببصمة إصبعك أو وجهك أو رقم PIN لجهازك، بلا اسم مستخدم وكلمة مرور.",
  "Add a passkey": "إضافة مفتاح مرور",
  "This browser can't use passkeys.": "لا يستطيع هذا المتصفح استخدام مفاتيح المرور.",
  Synced: "مُزامَن",
  "Added on {day}, not used yet": "أُضيف {day}، لم يُستخدم بعد",
  "Added on {day}, last used on {last}": "أُضيف {day}، آخر استخدام {last}",
  "Remove {name}?": "هل تريد إزالة {name}؟",
  "You can no longer sign in with it. Delete it on your device, too.":
    "لن تستطيع تسجيل الدخول به. احذفه من جهازك أيضًا.",
  "Your browser asks next where to keep the passkey. The name is for this list.":
    "يسألك متصفحك بعد ذلك أين يحفظ مفتاح المرور. الاسم لهذه القائمة.",
  Continue: "متابعة",
  Print: "طباعة",
  "Passkey {number}": "مفتاح المرور {number}",
  "Recovery codes": "رموز الاسترداد",
  "Each of ten codes replaces your password or passkey once, if you have lost it. Keep them on paper.":
    "يحل كل رمز من العشرة محل كلمة مرورك أو مفتاح مرورك مرة واحدة إذا فقدته. احتفظ بها على الورق.",
  "{count} codes left, made on {day}": [
    "بقي {count} رمز، أُنشئت {day}",
    "بقي رمز واحد، أُنشئ {day}",
    "بقي رمزان، أُنشئا {day}",
    "بقيت {count} رموز، أُنشئت {day}",
    "بقي {count} رمزًا، أُنشئت {day}",
    "بقي {count} رمز، أُنشئت {day}",
  ],
  "Make recovery codes": "إنشاء رموز الاسترداد",
  "Make new recovery codes": "إنشاء رموز استرداد جديدة",
  "Make new recovery codes?": "هل تريد إنشاء رموز استرداد جديدة؟",
  "The codes that you have now stop working.": "تتوقف الرموز التي لديك الآن عن العمل.",
  "Your recovery codes": "رموز الاسترداد الخاصة بك",
  "They are shown only now. Keep them where others can't find them.": "لا تظهر إلا الآن. احتفظ بها حيث لا يجدها غيرك.",
  "Recovery codes of {name} at {site}": "رموز الاسترداد للحساب {name} في {site}",
  "I have kept them": "احتفظت بها",
  "Signing out here doesn't sign you out of {provider}.": "تسجيل الخروج هنا لا يُخرجك من {provider}.",
  "Link an account": "ربط حساب",
  "Link another account": "ربط حساب آخر",
  "Linked on {day}": "رُبط {day}",
  Unlink: "إلغاء الربط",
  "Unlink {name}": "إلغاء ربط {name}",
  "Unlink {name}?": "هل تريد إلغاء ربط {name}؟",
  "You can no longer sign in with it.": "لن تستطيع تسجيل الدخول به.",
  "Your account is not linked with {provider} yet. Sign out, and sign in with {provider} to link it.":
    "حسابك غير مرتبط بـ {provider} بعد. سجّل الخروج ثم سجّل الدخول عبر {provider} لربطه.",
} satisfies Area<"signInWays">;
