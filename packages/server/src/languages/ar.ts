import type { Translation } from "./translation.ts";

const getPage = {
  title: "الحصول على مخطط",
  label: "الرمز",
  button: "تنزيل",
  hint: "افتح مشروعك في Octavo على جهاز آخر، واختر «نقل إلى جهاز»، ثم أنشئ رمزًا.",
  wrong: "هذا الرمز غير صالح. تحقق منه أو أنشئ رمزًا جديدًا: تنتهي صلاحية الرمز بعد عشر دقائق.",
  tooMany: "عدد الرموز الخاطئة كبير. انتظر عشر دقائق ثم حاول مجددًا.",
  failed: "تعذّر إنشاء ملف PDF. افتح المشروع على جهاز آخر واطّلع على مشكلاته.",
  later: "لا يمكن إنشاء ملف PDF الآن: بلغ هذا الحساب حدّه الأقصى أو أن الخادم مشغول. حاول لاحقًا.",
  terms: "تغيّرت شروط الاستخدام. سجّل الدخول إلى Octavo على جهاز آخر ووافق عليها، ثم استخدم الرمز من جديد.",
  secondFactor: "يتطلب هذا الموقع عاملًا ثانيًا. سجّل الدخول إلى Octavo على جهاز آخر وأعدّه، ثم استخدم الرمز من جديد.",
};

const archiveReadme = `يحتوي هذا الملف على كل ما أنشأته في Octavo.

account.json   حسابك ومجموعاتك ومحتويات المجلدات أدناه
projects/      مجلد لكل مشروع:
  masters.yaml, plan.yaml   التصاميم والخطة والقواعد والتواريخ كما يقرؤها "octavo build"
  planner.pdf               المخطط، إلا إذا كانت فيه أخطاء أو استغرق إنشاؤه وقتًا طويلًا
  cover.png                 صفحته الأولى
  fonts/, pictures/         الملفات التي تحتويها التصاميم
  versions/                 إصداراته المسمّاة وأحدث الإصدارات التلقائية
templates/     قوالبك
parts.json     الأجزاء التي حفظتها في لوحة العناصر

لا يتضمن المشاريع المحذوفة وكلمات المرور والرموز المميزة والجلسات.

لاستيراده إلى موقع Octavo، ينفّذ مشغّل الموقع:
  octavo restore --user NAME octavo-account.zip
تصبح المشاريع خاصة، ولا يُستبدل أي شيء موجود هناك.
`;

/** By the English text. */
const emails = {
  "A calendar of {project} can't be read": "تعذّرت قراءة تقويم في {project}",
  "The calendar {calendar} of your planner {project} could not be read from its address three times.":
    "تعذّرت قراءة التقويم {calendar} في مخططك {project} من عنوانه ثلاث مرات.",
  "The planner keeps the events from before. Open its dates to see the reason, and to change the address.":
    "يحتفظ المخطط بالأحداث السابقة. افتح تواريخه لمعرفة السبب وتغيير العنوان.",
  "Open the dates of the project": "فتح تواريخ المشروع",
  "Hello,": "مرحبًا،",
  "New edition of {project}": "إصدار جديد من {project}",
  "A new edition of your planner {project} is ready. Changed events: {events}.":
    "أصبح الإصدار الجديد من مخططك {project} جاهزًا. الأحداث المتغيّرة: {events}.",
  "All pages keep their places, so handwriting stays on its page.":
    "تحتفظ كل الصفحات بأماكنها، فتبقى الكتابة اليدوية على صفحتها.",
  "Open the project": "افتح المشروع",
  "A decision about {project}": "قرار بشأن {project}",
  "The new edition of your planner {project} was not delivered, because pages would change: {pages}.":
    "لم يُسلَّم الإصدار الجديد من مخططك {project} لأن صفحات ستتغيّر: {pages}.",
  "Your tablet keeps getting the old one until you have decided.": "يظل جهازك اللوحي يتلقى الإصدار القديم حتى تقرّر.",
  "No new edition of {project}": "لا إصدار جديد من {project}",
  "The new edition of your planner {project} could not be made. Open the project to see its problems.":
    "تعذّر إنشاء الإصدار الجديد من مخططك {project}. افتح المشروع لرؤية مشكلاته.",
  "You get this email because you asked for it in the nightly editions of the project.":
    "تصلك هذه الرسالة لأنك طلبتها في الإصدارات الليلية للمشروع.",

  "A test email from Octavo": "رسالة تجريبية من Octavo",
  "The mail settings of the site work.": "إعدادات البريد في الموقع تعمل.",

  "Choose a new password for Octavo": "اختيار كلمة مرور جديدة في Octavo",
  "A new password was requested for your account.": "طُلبت كلمة مرور جديدة لحسابك.",
  "Choose a new password for {username}": "اختيار كلمة مرور جديدة للحساب {username}",
  "The link works once, for {minutes} minutes. Your old password keeps working until you choose a new one.":
    "يعمل الرابط مرة واحدة، والمدة بالدقائق: {minutes}. تبقى كلمة مرورك القديمة صالحة حتى تختار كلمة جديدة.",
  "If you did not request this, you can ignore this message.": "إذا لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة.",

  "Confirm your email address for Octavo": "تأكيد عنوان بريدك الإلكتروني في Octavo",
  "The account {username} was created with this email address.": "أُنشئ الحساب {username} بعنوان البريد الإلكتروني هذا.",
  "Confirm this address for {username}": "تأكيد هذا العنوان للحساب {username}",
  "The link works for {days} days. Once the address is confirmed, you can sign in with it and reset a forgotten password.":
    "مدة صلاحية الرابط بالأيام: {days}. بعد تأكيد العنوان يمكنك تسجيل الدخول به واستعادة كلمة مرور نسيتها.",
  "If you did not create this account, ignore this message. An unconfirmed address has no effect.":
    "إذا لم تنشئ هذا الحساب، فتجاهل هذه الرسالة. لا أثر لعنوان غير مؤكد.",

  "A new password was requested for this email address. This requires a confirmed address, and no account has confirmed this one.":
    "طُلبت كلمة مرور جديدة لعنوان البريد الإلكتروني هذا. يتطلب ذلك عنوانًا مؤكدًا، ولم يؤكد أي حساب هذا العنوان.",
  "Confirm the address for your account, and then request a new password again. A link works for {days} days, and an address can be confirmed for one account only.":
    "أكّد العنوان لحسابك، ثم اطلب كلمة مرور جديدة مرة أخرى. مدة صلاحية الرابط بالأيام: {days}، ولا يمكن تأكيد العنوان إلا لحساب واحد.",
  "If you did not create an account, ignore this message. An unconfirmed address has no effect.":
    "إذا لم تنشئ حسابًا، فتجاهل هذه الرسالة. لا أثر لعنوان غير مؤكد.",

  "If you did not do this, change your password, remove what you don't know on the account page, and sign out everywhere.":
    "إذا لم تفعل ذلك بنفسك، فغيّر كلمة مرورك، وأزل من صفحة الحساب ما لا تعرفه، وسجّل الخروج من كل الأجهزة.",
  "An authenticator app for Octavo": "تطبيق مصادقة لحسابك في Octavo",
  "The account {username} now asks for a code of an authenticator app beside the password.":
    "يطلب الحساب {username} الآن رمزًا من تطبيق مصادقة إلى جانب كلمة المرور.",
  "An authenticator app for Octavo was removed": "أُزيل تطبيق مصادقة من Octavo",
  "The account {username} no longer asks for a code of an authenticator app.":
    "لم يعد الحساب {username} يطلب رمزًا من تطبيق مصادقة.",
  "Your password for Octavo was removed": "أُزيلت كلمة مرورك في Octavo",
  "The password of the account {username} was removed. You sign in to it in another way.":
    "أُزيلت كلمة مرور الحساب {username}. يمكنك تسجيل الدخول إليه بطريقة أخرى.",
  "A new passkey for Octavo": "مفتاح مرور جديد في Octavo",
  "A passkey was added to the account {username}. It can be used to sign in.":
    "أُضيف مفتاح مرور إلى الحساب {username}. يمكن تسجيل الدخول به.",
  "A passkey for Octavo was removed": "أُزيل مفتاح مرور من Octavo",
  "A passkey was removed from the account {username}. It can no longer be used to sign in.":
    "أُزيل مفتاح مرور من الحساب {username}. لم يعد ممكنًا تسجيل الدخول به.",
  "A new way to sign in to Octavo": "طريقة جديدة لتسجيل الدخول إلى Octavo",
  "The account {username} was linked with an account at another provider, which can be used to sign in.":
    "رُبط الحساب {username} بحساب لدى مزوّد آخر، ويمكن تسجيل الدخول به.",
  "A recovery code for Octavo was used": "استُخدم رمز استرداد في Octavo",
  "A recovery code was used to sign in to the account {username}. It can't be used again.":
    "استُخدم رمز استرداد لتسجيل الدخول إلى الحساب {username}. لا يمكن استخدامه مرة أخرى.",
  "Your password for Octavo was changed": "تغيّرت كلمة مرورك في Octavo",
  "The account {username} has a new password. All sessions have been signed out.":
    "للحساب {username} كلمة مرور جديدة. تم تسجيل الخروج من كل الجلسات.",
  "The account {username} has a new password. All other sessions have been signed out.":
    "للحساب {username} كلمة مرور جديدة. تم تسجيل الخروج من كل الجلسات الأخرى.",
  "If you did not change it, request a new password on the sign-in page, and check who has access to your mailbox.":
    "إذا لم تغيّرها بنفسك، فاطلب كلمة مرور جديدة من صفحة تسجيل الدخول، وتحقق ممن يمكنه الوصول إلى بريدك.",

  "Another account with your address at Octavo": "حساب آخر بعنوانك في Octavo",
  "The account {created} was created with this email address. The address belongs to your account {yours}, which has confirmed it.":
    "أُنشئ الحساب {created} بعنوان البريد الإلكتروني هذا. العنوان يخص حسابك {yours} الذي أكّده.",
  "If you created it, sign in to {created} with its username.":
    "إذا كنت قد أنشأته، فسجّل الدخول إلى {created} باسم المستخدم.",
  "If you did not, you can ignore this message. The new account can't sign in with your address and receives no password reset links.":
    "وإلا فيمكنك تجاهل هذه الرسالة. لا يمكن للحساب الجديد تسجيل الدخول بعنوانك، ولا تصله روابط استعادة كلمة المرور.",

  "The account {username} asks to use this email address.":
    "يطلب الحساب {username} استخدام عنوان البريد الإلكتروني هذا.",
  "The link works for {days} days. Until you use it, the account keeps its present address.":
    "مدة صلاحية الرابط بالأيام: {days}. وحتى تستخدمه، يبقى عنوان الحساب كما هو.",
  "If this is not your account, ignore this message. An unconfirmed address has no effect.":
    "إذا لم يكن هذا حسابك، فتجاهل هذه الرسالة. لا أثر لعنوان غير مؤكد.",
  "The account {other} asks to use this email address. The address belongs to your account {yours}, which has confirmed it, so it can't be used twice.":
    "يطلب الحساب {other} استخدام عنوان البريد الإلكتروني هذا. العنوان يخص حسابك {yours} الذي أكّده، فلا يمكن استخدامه مرتين.",
  "If you asked for this, delete {yours}, or give it another address first. If you did not, you can ignore this message.":
    "إذا كنت قد طلبت ذلك، فاحذف {yours} أو غيّر عنوانه أولًا. وإلا فيمكنك تجاهل هذه الرسالة.",

  "A new email address for your account at Octavo": "عنوان بريد إلكتروني جديد لحسابك في Octavo",
  "Somebody who is signed in to {username} asked to change its email address to {email}. The address changes when the link that we sent there is used.":
    "طلب شخص سجّل الدخول إلى {username} تغيير عنوان البريد الإلكتروني إلى {email}. يتغيّر العنوان عند استخدام الرابط الذي أرسلناه إليه.",
  "If this was not you, sign in, cancel the change on your account page, and choose a new password.":
    "إذا لم تكن أنت، فسجّل الدخول، وألغِ التغيير من صفحة حسابك، واختر كلمة مرور جديدة.",
  "The account {username} has the email address {email} now. This address can no longer sign in to it or reset its password.":
    "أصبح عنوان البريد الإلكتروني للحساب {username} هو {email}. لم يعد العنوان السابق صالحًا لتسجيل الدخول أو استعادة كلمة المرور.",
  "If this was not you, contact the administrator of the server.": "إذا لم تكن أنت، فتواصل مع مسؤول الخادم.",

  "Your account at Octavo was deleted": "حُذف حسابك في Octavo",
  "The account {username} is deleted, with its planners, templates and tokens. This can't be undone.":
    "حُذف الحساب {username} مع مخططاته وقوالبه ورموزه المميزة. لا يمكن التراجع عن ذلك.",
  "Copies that other people made of your public planners stay with them.":
    "النسخ التي أنشأها آخرون من مخططاتك العامة تبقى لديهم.",

  "Your username at Octavo was changed": "تغيّر اسم المستخدم في Octavo",
  "Your account is called {username} now. Sign in with this name, or with your email address.":
    "أصبح اسم حسابك {username}. سجّل الدخول بهذا الاسم أو بعنوان بريدك الإلكتروني.",
  "If this was not you, sign in, and choose a new password on your account page.":
    "إذا لم تكن أنت، فسجّل الدخول واختر كلمة مرور جديدة من صفحة حسابك.",

  "You are invited to Octavo": "دعوة إلى Octavo",
  "An administrator of {site} invites you to make planners there.": "يدعوك مسؤول في {site} إلى إنشاء مخططات هناك.",
  "{words}": "{words}",
  "Create your account": "إنشاء حساب",
  "The invitation works once, until {date}.": "تعمل الدعوة مرة واحدة، حتى {date}.",
  "If you do not know this site, you can ignore this message.": "إذا كنت لا تعرف هذا الموقع، فيمكنك تجاهل هذه الرسالة.",

  "Your project {project} is no longer public": "لم يعد مشروعك {project} عامًا",
  "An administrator has made your public project {project} private. It is still among your projects.":
    "جعل أحد المسؤولين مشروعك العام {project} خاصًا. ما زال بين مشاريعك.",
  "Your collection {collection} is no longer public": "لم تعد مجموعتك {collection} عامة",
  "An administrator has made your public collection {collection} private. You still have it.":
    "جعل أحد المسؤولين مجموعتك العامة {collection} خاصة. ما زالت لديك.",
  "Reason: {reason}": "السبب: {reason}",
  "You cannot publish it again until an administrator allows it.": "لا يمكنك نشره مرة أخرى حتى يسمح مسؤول بذلك.",
};

export const arabic: Translation = { getPage, archiveReadme, emails };
