import type { Area } from "./forms.ts";

/** Messages of forms and of the server. Texts that the engine has too are among its messages. */
export const contractMessages = {
  "Use at least {count} characters": [
    "استخدم {count} حرف على الأقل",
    "استخدم حرفًا واحدًا على الأقل",
    "استخدم حرفين على الأقل",
    "استخدم {count} أحرف على الأقل",
    "استخدم {count} حرفًا على الأقل",
    "استخدم {count} حرف على الأقل",
  ],
  "Use at most {count} characters": [
    "استخدم {count} حرف على الأكثر",
    "استخدم حرفًا واحدًا على الأكثر",
    "استخدم حرفين على الأكثر",
    "استخدم {count} أحرف على الأكثر",
    "استخدم {count} حرفًا على الأكثر",
    "استخدم {count} حرف على الأكثر",
  ],
  "Username is required": "أدخل اسم المستخدم",
  "Use letters, digits, spaces, hyphens, underscores and periods":
    "استخدم الحروف والأرقام والمسافات والواصلات والشرطات السفلية والنقاط",
  "This name is reserved for the site itself. Choose another": "هذا الاسم محجوز للموقع نفسه. اختر اسمًا آخر",
  "Email is required": "أدخل البريد الإلكتروني",
  "Enter a valid email address": "أدخل عنوان بريد إلكتروني صالحًا",
  "Password is required": "أدخل كلمة المرور",
  "Use a password that does not repeat a few characters": "استخدم كلمة مرور لا تكرر بضعة أحرف",
  "Use a password that is not a sequence, such as 87654321 or asdfghjk":
    "استخدم كلمة مرور ليست تسلسلًا مثل 87654321 أو asdfghjk",
  "This password is one of the most common ones. Choose another": "كلمة المرور هذه من أكثر الكلمات شيوعًا. اختر غيرها",
  "Use a password that is more than the name of this site or of a device":
    "استخدم كلمة مرور لا تقتصر على اسم هذا الموقع أو اسم جهاز",
  "Use a password that is not your username or email address":
    "استخدم كلمة مرور غير اسم المستخدم وعنوان بريدك الإلكتروني",
  "Confirm your password": "أكّد كلمة المرور",
  "Passwords do not match": "كلمتا المرور غير متطابقتين",
  "Project name is required": "أدخل اسم المشروع",
  "Name is required": "أدخل الاسم",
  "Set-up code is required": "أدخل رمز الإعداد",
  "Code is required": "أدخل الرمز",
  "Recovery code is required": "أدخل رمز الاسترداد",
  "If an account exists for that email, we sent a reset link.":
    "إذا كان هناك حساب بهذا البريد الإلكتروني، فقد أرسلنا إليه رابط إعادة التعيين.",
  "Password updated successfully. You can now sign in with your new password.":
    "تم تحديث كلمة المرور. يمكنك الآن تسجيل الدخول بكلمة مرورك الجديدة.",
  "We sent a confirmation link to your email address.": "أرسلنا رابط تأكيد إلى عنوان بريدك الإلكتروني.",
  "Your email address is confirmed. You can now sign in with it.":
    "تم تأكيد عنوان بريدك الإلكتروني. يمكنك الآن تسجيل الدخول به.",
  masters: "النماذج",
  plan: "الخطة",
  template: "القالب",
  "line {line}": "السطر {line}",
  'list "{name}"': "القائمة «{name}»",
  'section "{name}"': "القسم «{name}»",
  'master "{name}"': "النموذج «{name}»",
  'block "{name}"': "المكوّن «{name}»",
  '{label} "{name}"': "{label} «{name}»",
  "{place}: {problem}": "{place}: {problem}",
  "{problem} ({count} times)": [
    "{problem} ({count} مرة)",
    "{problem} (مرة واحدة)",
    "{problem} (مرتان)",
    "{problem} ({count} مرات)",
    "{problem} ({count} مرة)",
    "{problem} ({count} مرة)",
  ],
  "{problem} ({count} times, first on page {page})": [
    "{problem} ({count} مرة، أولها في الصفحة {page})",
    "{problem} (مرة واحدة، في الصفحة {page})",
    "{problem} (مرتان، أولاهما في الصفحة {page})",
    "{problem} ({count} مرات، أولها في الصفحة {page})",
    "{problem} ({count} مرة، أولها في الصفحة {page})",
    "{problem} ({count} مرة، أولها في الصفحة {page})",
  ],
  "{problem} (page {page})": "{problem} (الصفحة {page})",
  "{sentence}.": "{sentence}.",
  "{sentence} {hint}": "{sentence} {hint}",
  "The body is not valid JSON": "نص الطلب ليس JSON صالحًا",
  "The request needs a JSON body": "يحتاج الطلب إلى نص JSON",
  "The body has too many values or levels": "في نص الطلب قيم أو مستويات أكثر من اللازم",
  "The request cannot be read": "لا يمكن قراءة الطلب",
  "The request needs a Host header": "يحتاج الطلب إلى ترويسة Host",
  "The server supports only the expectation 100-continue": "لا يدعم الخادم إلا التوقع 100-continue",
  "The body must be JSON (content type application/json)":
    "يجب أن يكون نص الطلب بصيغة JSON (نوع المحتوى application/json)",
  "Network request failed": "تعذّر الاتصال بالخادم",
  "Authentication required": "سجّل الدخول للمتابعة",
  "Only administrators of this site can do this": "هذا متاح لمسؤولي هذا الموقع فقط",
  "Choose at least one permission": "اختر إذنًا واحدًا على الأقل",
  "Programs can't make this call. It needs a signed-in user":
    "لا يمكن للبرامج إجراء هذا الاستدعاء. يلزم أن يجريه مستخدم سجّل الدخول",
  "This token lacks the scope {scope}": "ليس لهذا الرمز المميز النطاق {scope}",
  "Confirm that it is you, and try again": "أكّد هويتك ثم أعد المحاولة",
  "Accept the terms of use first": "اقبل شروط الاستخدام أولًا",
  "This site requires an authenticator app or a passkey. Set one up on the Security page of your account first":
    "يتطلب هذا الموقع تطبيق مصادقة أو مفتاح مرور. أعدّ أحدهما أولًا في صفحة «الأمان» في حسابك",
  "Set up an authenticator app or a passkey for your own account first":
    "أعدّ أولًا تطبيق مصادقة أو مفتاح مرور لحسابك أنت",
  "This site requires more than a password. Sign in with your passkey, or with a recovery code":
    "يتطلب هذا الموقع أكثر من كلمة مرور. سجّل الدخول بمفتاح المرور أو برمز استرداد",
  "This username is taken": "اسم المستخدم هذا غير متاح",
  "This session has ended already": "انتهت هذه الجلسة بالفعل",
  "A download of your data is running already. Try again when it has ended":
    "تنزيل بياناتك جارٍ بالفعل. أعد المحاولة حين ينتهي",
  "This is not your username": "هذا ليس اسم المستخدم الخاص بك",
  "No other active account has this name": "لا يوجد حساب نشط آخر بهذا الاسم",
  "This is the email address of your account already": "هذا هو عنوان البريد الحالي لحسابك",
  "We sent a confirmation link to the new address.": "أرسلنا رابط تأكيد إلى العنوان الجديد.",
  "This is not your password": "هذه ليست كلمة مرورك",
  "Wrong username or password": "اسم المستخدم أو كلمة المرور خطأ",
  "This link has been used or has expired. Request a new one": "هذا الرابط مستخدَم أو منتهي الصلاحية. اطلب رابطًا جديدًا",
  "This link has expired, or another account has confirmed the address. Sign in and request a new link":
    "انتهت صلاحية هذا الرابط، أو أكّد حساب آخر العنوان. سجّل الدخول واطلب رابطًا جديدًا",
  "Too many users are signing in. Try again in a few seconds":
    "يسجّل الدخول الآن عدد كبير من المستخدمين. أعد المحاولة بعد بضع ثوانٍ",
  "Too many attempts. Try again in {time}": "محاولات كثيرة جدًا. أعد المحاولة بعد {time}",
  "The server is stopping": "الخادم قيد الإيقاف",
  "The server's database is not responding, is damaged or has no space left":
    "قاعدة بيانات الخادم لا تستجيب، أو تالفة، أو نفدت مساحتها",
  "If-Match must contain the revision of an ETag": "يجب أن يحتوي If-Match على رقم المراجعة في ETag",
  "This field is missing": "هذا الحقل ناقص",
  "Must be {expected}": "القيمة المطلوبة: {expected}",
  "Must have {amount}": "العدد المطلوب: {amount}",
  "The request is larger than {size}, which is the limit": "الطلب أكبر من الحد، وهو {size}",
  "There is no {method} {path}": "لا يوجد {method} {path}",
  "Nothing was found at this address": "لا يوجد شيء في هذا العنوان",
  "Something went wrong on the server. Request id: {id}": "حدث خطأ ما في الخادم. معرّف الطلب: {id}",
  "Large pictures, fonts and PDFs can't be read or saved at the moment. Nothing was lost. Try again in a minute":
    "لا يمكن حاليًا قراءة الصور الكبيرة والخطوط وملفات PDF أو حفظها. لم يُفقد شيء. حاول مرة أخرى بعد دقيقة",
  "A picture, font or PDF is missing or damaged on the server. Tell the operator of the site":
    "توجد صورة أو خط أو ملف PDF مفقود أو تالف على الخادم. أبلغ مشغّل الموقع",
  "The server's disk is full, so nothing was saved. Tell the operator of the site":
    "امتلأ قرص الخادم، فلم يُحفظ شيء. أبلغ مشغّل الموقع",
  "The server is busy. Try again in a few seconds": "الخادم مشغول. أعد المحاولة بعد بضع ثوانٍ",
  "Too many planners are being rendered. Try again in a few seconds":
    "يجري إنتاج مخططات كثيرة جدًا. أعد المحاولة بعد بضع ثوانٍ",
  "{jobs} of your requests are in progress. Try again in a few seconds":
    "طلباتك قيد التنفيذ: {jobs}. أعد المحاولة بعد بضع ثوانٍ",
  "You have too many live previews open. Close one first": "لديك معاينات مباشرة مفتوحة كثيرة جدًا. أغلق واحدة أولًا",
  "Pages of other sites can't connect": "لا يمكن لصفحات المواقع الأخرى الاتصال",
  "Messages must be text": "يجب أن تكون الرسائل نصًا",
  "Rendering was stopped after {seconds} seconds, which is the limit": "أُوقف الإنتاج لأنه بلغ الحد، وهو {seconds} ث",
  "Rendering needs too much memory. Try smaller images or fewer widgets":
    "يحتاج الإنتاج إلى ذاكرة كبيرة جدًا. جرّب صورًا أصغر أو عناصر أقل",
  "The PDF is larger than {size} MiB, which is the limit": "ملف PDF أكبر من الحد، وهو {size} ميبيبايت",
  "The picture would have {pixels} million pixels and may have {limit}; choose a smaller scale":
    "حجم الصورة سيبلغ {pixels} ميغابكسل والحد {limit}؛ اختر مقياسًا أصغر",
  "Project not found": "المشروع غير موجود",
  "The edition could not be made in several attempts. Try again later":
    "تعذّر إنشاء الإصدار بعد عدة محاولات. حاول لاحقًا",
  "An account can have nightly editions of {limit} projects. Switch them off for another project first":
    "يمكن أن يكون للحساب إصدارات ليلية من {limit} مشاريع. أوقفها أولًا لمشروع آخر",
  "This edition has been decided about or replaced": "اتُّخذ قرار بشأن هذا الإصدار أو استُبدل",
  "This project has no nightly editions. Switch them on first": "ليس لهذا المشروع إصدارات ليلية. شغّلها أولًا",
  "There is no such time zone": "لا توجد منطقة زمنية كهذه",
  "Write an address that begins with https:// or http://": "اكتب عنوانًا يبدأ بـ https:// أو http://",
  "Public project not available.": "المشروع العام غير متاح.",
  "The project has no current PDF. Compile it first": "ليس للمشروع ملف PDF حديث. ولّده أولًا",
  "Part not found": "الجزء غير موجود",
  "Token not found": "الرمز المميز غير موجود",
  "This passkey was not accepted. Try again, or sign in another way":
    "لم يُقبل مفتاح المرور هذا. أعد المحاولة، أو سجّل الدخول بطريقة أخرى",
  "Passkeys need a site with a domain name and TLS": "تحتاج مفاتيح المرور إلى موقع له اسم نطاق وTLS",
  "Passkey not found": "مفتاح المرور غير موجود",
  "You have {limit} passkeys, which is the limit. Remove one first":
    "بلغت الحد الأقصى لمفاتيح المرور، وهو {limit}. أزل واحدًا أولًا",
  "This is your only way to sign in. Add a password or another way first":
    "هذه طريقتك الوحيدة لتسجيل الدخول. أضف أولًا كلمة مرور أو طريقة أخرى",
  "This is not the set-up code. The server prints it at its start, and the operator reads it with: octavo admin setup-code":
    "هذا ليس رمز الإعداد. يطبعه الخادم عند بدء تشغيله، ويقرؤه المشغّل بالأمر: octavo admin setup-code",
  "Enter the code of your authenticator app": "أدخل رمز تطبيق المصادقة",
  "This code is not valid. Wait for the next one, and check the time of your device":
    "هذا الرمز غير صالح. انتظر الرمز التالي، وتحقق من الوقت في جهازك",
  "This took too long. Start again with a new QR code": "استغرق هذا وقتًا طويلًا جدًا. ابدأ من جديد برمز QR جديد",
  "The account has no authenticator app": "ليس للحساب تطبيق مصادقة",
  "This account needs its password, too. Sign in with it, and enter the recovery code in place of the app's code":
    "يحتاج هذا الحساب إلى كلمة مروره أيضًا. سجّل الدخول بها، وأدخل رمز الاسترداد بدلًا من رمز التطبيق",
  "Enter your current password. If you have forgotten it, reset it by email":
    "أدخل كلمة المرور الحالية. إذا نسيتها، فأعد تعيينها عبر البريد الإلكتروني",
  "Wrong username or recovery code": "اسم المستخدم أو رمز الاسترداد خطأ",
  "This site has no other provider for signing in": "ليس لهذا الموقع مزوّد آخر لتسجيل الدخول",
  "{provider} does not respond. Try again later, or sign in another way":
    "{provider} لا يستجيب. أعد المحاولة لاحقًا، أو سجّل الدخول بطريقة أخرى",
  "This sign-in has expired, or was started in another browser. Try again":
    "انتهت صلاحية محاولة الدخول هذه، أو بدأت في متصفح آخر. أعد المحاولة",
  "No account is linked with your account at {provider}. Sign in another way, and link it on the account page":
    "لا يوجد حساب مرتبط بحسابك لدى {provider}. سجّل الدخول بطريقة أخرى، واربطه في صفحة الحساب",
  "This account at the provider is linked with another user": "هذا الحساب لدى المزوّد مرتبط بمستخدم آخر",
  "Linked account not found": "الحساب المرتبط غير موجود",
  "You have {limit} tokens, which is the limit. Revoke one first":
    "بلغت الحد الأقصى للرموز المميزة، وهو {limit}. أبطل واحدًا أولًا",
  "You have {limit} parts, which is the limit. Delete one first":
    "بلغت الحد الأقصى للأجزاء، وهو {limit}. احذف واحدًا أولًا",
  "Template not found": "القالب غير موجود",
  'Master "{name}" not found': "النموذج «{name}» غير موجود",
  'Page "{name}" not found': "الصفحة «{name}» غير موجودة",
  'There is a master called "{name}" already': "يوجد نموذج باسم «{name}» بالفعل",
  'There is a page called "{name}" already': "توجد صفحة باسم «{name}» بالفعل",
  "Too many of your responses are unread. Read or cancel them, and try again in a few seconds":
    "لديك ردود كثيرة جدًا لم تُقرأ. اقرأها أو ألغها، ثم أعد المحاولة بعد بضع ثوانٍ",
  "The project was changed while it was being read. Try again": "تغيّر المشروع أثناء قراءته. أعد المحاولة",
  "Too many changes are waiting to be saved. Try again in a few seconds":
    "تغييرات كثيرة جدًا تنتظر الحفظ. أعد المحاولة بعد بضع ثوانٍ",
  "This is being changed elsewhere. Try again in a few seconds":
    "يجري تغيير هذا في مكان آخر. أعد المحاولة بعد بضع ثوانٍ",
  "This was changed after you opened it. Reload it, or save your version as a copy":
    "تغيّر هذا بعد أن فتحته. أعد تحميله، أو احفظ إصدارك كنسخة",
  'The address "{slug}" is taken; "{free}" is free': "العنوان «{slug}» غير متاح؛ أما «{free}» فمتاح",
  "Text with the character U+0000 can't be stored": "لا يمكن تخزين نص فيه المحرف ⁦U+0000⁩",
  "You have {limit} projects, which is the limit. Delete one first":
    "بلغت الحد الأقصى للمشاريع، وهو {limit}. احذف واحدًا أولًا",
  "You have {limit} templates, which is the limit. Delete one first":
    "بلغت الحد الأقصى للقوالب، وهو {limit}. احذف واحدًا أولًا",
  "Your projects and templates take {used} of {limit} MiB, and this does not fit. Delete one, or use smaller images":
    "تشغل مشاريعك وقوالبك {used} من {limit} ميبيبايت، ولا يتسع الباقي لهذا. احذف واحدًا، أو استخدم صورًا أصغر",
  "This version no longer exists": "لم يعد هذا الإصدار موجودًا",
  "A project can have {limit} named versions at most. Remove the name of one first":
    "الحد الأقصى للإصدارات المسمّاة في المشروع {limit}. أزل اسم واحد منها أولًا",
  "The named versions of all your projects can take {size} MiB at most. Remove the name of one first":
    "الحد الأقصى لحجم الإصدارات المسمّاة في كل مشاريعك {size} ميبيبايت. أزل اسم واحد منها أولًا",
  "Your parts take {used} of {limit} MiB, and this one does not fit. Delete one first":
    "تشغل أجزاؤك {used} من {limit} ميبيبايت، ولا يتسع الباقي لهذا الجزء. احذف واحدًا أولًا",
  "The named versions of a project can take {size} MiB at most. Remove the name of one first":
    "الحد الأقصى لحجم الإصدارات المسمّاة في المشروع {size} ميبيبايت. أزل اسم واحد منها أولًا",
  "A project can have {limit} masters at most": "الحد الأقصى للنماذج في المشروع {limit}",
  "A project can have {limit} named pages at most": "الحد الأقصى للصفحات المسمّاة في المشروع {limit}",
  "A project can have {limit} compilation rules at most": "الحد الأقصى لقواعد التوليد في المشروع {limit}",
  "A project can have {limit} blocks, {limit} styles and {limit} themes at most":
    "الحد الأقصى في المشروع {limit} لكل من المكوّنات والأنماط والسمات",
  "A project can hold {size} MiB at most, including images": "الحد الأقصى لحجم المشروع مع صوره {size} ميبيبايت",
  'No device profile is called "{written}"': "لا يوجد طراز جهاز باسم «{written}»",
  'No font face is called "{written}"': "لا يوجد خط باسم «{written}»",
  "{problem}. {advice}": "{problem}. {advice}",
  "{count} seconds": "{count} ث",
  "{count} minutes": "{count} د",
  "{count} hours": "{count} س",
  "a whole number": "عدد صحيح",
  "an object with fields": "كائن له حقول",
  "{written}": "{written}",
  "at least {limit}": "{limit} على الأقل",
  "at most {limit}": "{limit} على الأكثر",
  "at least {count} entries": [
    "{count} إدخال على الأقل",
    "إدخال واحد على الأقل",
    "إدخالان على الأقل",
    "{count} إدخالات على الأقل",
    "{count} إدخالًا على الأقل",
    "{count} إدخال على الأقل",
  ],
  "at most {count} entries": [
    "{count} إدخال على الأكثر",
    "إدخال واحد على الأكثر",
    "إدخالان على الأكثر",
    "{count} إدخالات على الأكثر",
    "{count} إدخالًا على الأكثر",
    "{count} إدخال على الأكثر",
  ],
  "{path}: {problem}": "{path}: {problem}",
  "An administrator has disabled this account. Ask the administrator of this site to enable it":
    "عطّل مسؤول هذا الحساب. اطلب من مسؤول هذا الموقع تفعيله",
  "An administrator of this site has made this project private. It cannot be published again until an administrator allows it":
    "جعل مسؤول في هذا الموقع المشروع خاصًا. لا يمكن نشره مرة أخرى إلى أن يسمح مسؤول بذلك",
  "Another administrator has already answered this report": "ردّ مسؤول آخر على هذا البلاغ بالفعل",
  "New accounts need an invitation on this site. Ask its administrator for one, and open its link":
    "الحسابات الجديدة في هذا الموقع تحتاج إلى دعوة. اطلبها من مسؤوله، وافتح رابطها",
  "This site accepts no new accounts. Ask its administrator for an account":
    "لا يقبل هذا الموقع حسابات جديدة. اطلب حسابًا من مسؤوله",
  "This invitation has been used, was revoked or has expired. Ask the administrator of this site for a new one":
    "هذه الدعوة مستخدَمة أو مُبطلة أو منتهية الصلاحية. اطلب دعوة جديدة من مسؤول هذا الموقع",
  "This is the only administrator of the site. Make another user an administrator first":
    "هذا هو المسؤول الوحيد في الموقع. عيّن مستخدمًا آخر مسؤولًا أولًا",
  "Type the name of the account": "اكتب اسم الحساب",
  "User not found": "المستخدم غير موجود",
  "This invitation has been used or revoked": "هذه الدعوة مستخدَمة أو مُبطلة",
  "Report not found": "البلاغ غير موجود",
  "You have made {limit} planners in 24 hours, which is the limit. Try again in {time}":
    "بلغت الحد الأقصى للمخططات في 24 ساعة، وهو {limit}. أعد المحاولة بعد {time}",
  "Paste the address of the calendar": "ألصق عنوان التقويم",
  "This site reads no calendars from addresses. Ask its administrator to allow it, or import a calendar file":
    "لا يقرأ هذا الموقع تقاويم من عناوين. اطلب من مسؤوله السماح بذلك، أو استورد ملف تقويم",
  "You have {limit} calendars by address, which is the limit. Remove one first":
    "بلغت الحد الأقصى للتقاويم المقروءة من عناوين، وهو {limit}. أزل واحدًا أولًا",
  "The project already has a calendar from this address": "يحتوي المشروع بالفعل على تقويم من هذا العنوان",
  "This calendar address has been removed": "أُزيل عنوان هذا التقويم",
  "The calendar is no longer among the dates of the plan. Refresh it to add it again, or remove its address":
    "لم يعد التقويم بين تواريخ الخطة. حدّثه لإضافته مجددًا، أو أزل عنوانه",
  "The address was stored with another key of this site and cannot be read. Remove it and add it again":
    "خُزّن العنوان بمفتاح آخر لهذا الموقع ولا يمكن قراءته. أزله وأضفه مجددًا",
  "The plan has no first and last day yet, so no events can be added":
    "ليس للخطة يوم أول ويوم أخير بعد، فلا يمكن إضافة أحداث",
  "The dates of the plan would have too many entries. Remove a calendar, or choose a shorter time":
    "ستصبح مدخلات تواريخ الخطة كثيرة جدًا. أزل تقويمًا، أو اختر مدة أقصر",
  "This is not an address that begins with https:// or webcal://": "هذا ليس عنوانًا يبدأ بـ https://‎ أو webcal://‎",
  "The address must not contain a username and password. Use the public or secret address of the calendar":
    "يجب ألا يحتوي العنوان على اسم مستخدم وكلمة مرور. استخدم العنوان العام أو السري للتقويم",
  "The address has a port that this site does not allow. Ask its administrator to allow this server":
    "يحتوي العنوان على منفذ لا يسمح به هذا الموقع. اطلب من مسؤوله السماح بهذا الخادم",
  "The address leads into a private network, which this site does not reach. Ask its administrator to allow this server":
    "يؤدي العنوان إلى شبكة خاصة لا يصل إليها هذا الموقع. اطلب من مسؤوله السماح بهذا الخادم",
  "There is no server with this name. Check the address": "لا يوجد خادم بهذا الاسم. تحقق من العنوان",
  "The server of the calendar does not respond. Try again later": "خادم التقويم لا يستجيب. أعد المحاولة لاحقًا",
  "The server of the calendar has no valid certificate, so nothing was read":
    "ليس لخادم التقويم شهادة صالحة، فلم يُقرأ شيء",
  "The server of the calendar took too long to answer. Try again later":
    "استغرق خادم التقويم وقتًا طويلًا للرد. أعد المحاولة لاحقًا",
  "The calendar is larger than {megabytes} MB. Choose one with fewer years":
    "التقويم أكبر من {megabytes} ميغابايت. اختر تقويمًا بسنوات أقل",
  "The server of the calendar redirects too often. Check the address":
    "خادم التقويم يعيد التوجيه مرات كثيرة. تحقق من العنوان",
  "The server of the calendar redirects to an address without encryption, which would reveal the secret in it":
    "يعيد خادم التقويم التوجيه إلى عنوان غير مشفر، مما يكشف السر الذي فيه",
  "The server of the calendar refuses access. Copy the public or secret address of the calendar again":
    "يرفض خادم التقويم الوصول. انسخ العنوان العام أو السري للتقويم مجددًا",
  "There is no calendar at this address. It was removed or got a new address. Copy the address again":
    "لا يوجد تقويم في هذا العنوان. أُزيل أو حصل على عنوان جديد. انسخ العنوان مجددًا",
  "The server of the calendar reports an error. Try again later": "يبلّغ خادم التقويم عن خطأ. أعد المحاولة لاحقًا",
  "The address leads to a web page. Copy the address in iCal format (.ics) from the settings of the calendar":
    "يؤدي العنوان إلى صفحة ويب. انسخ العنوان بتنسيق iCal ‏(.ics) من إعدادات التقويم",
  "The address leads to a file that is not a calendar (.ics)": "يؤدي العنوان إلى ملف ليس تقويمًا (.ics)",
  "The answer of the calendar's server is damaged. Try again later": "رد خادم التقويم تالف. أعد المحاولة لاحقًا",
  "Collection not found": "لم يُعثر على المجموعة",
  "Public collection not available.": "المجموعة العامة غير متاحة.",
  "The collection doesn't contain this project": "لا تحتوي المجموعة على هذا المشروع",
  "An administrator of this site has made this collection private. It cannot be published again until an administrator allows it":
    "جعل أحد مسؤولي هذا الموقع هذه المجموعة خاصة. لا يمكن نشرها مرة أخرى حتى يسمح مسؤول بذلك",
  "You have {limit} collections, which is the limit. Delete one first":
    "لديك {limit} من المجموعات، وهذا هو الحد. احذف واحدة أولًا",
  "A collection can have {limit} projects at most. Remove one first":
    "يمكن أن تحتوي المجموعة على {limit} من المشاريع على الأكثر. أزل واحدًا أولًا",
  "Must name each project of the collection once": "يجب ذكر كل مشروع من المجموعة مرة واحدة",
  "Its author reserves all rights, so this project can't be cloned":
    "يحتفظ المؤلف بجميع الحقوق، لذا لا يمكن استنساخ هذا المشروع",
  "This project is based on a work under {licence}, which does not allow this licence. Choose another one":
    "هذا المشروع مبني على عمل برخصة {licence}، وهي لا تسمح بهذه الرخصة. اختر غيرها",
  "The original of this project can't be cloned any more, so there is nothing to merge":
    "لم يعد بالإمكان استنساخ العمل الأصلي لهذا المشروع، لذا لا يوجد ما يُدمج",
  "The content that the original had when it was cloned was not kept, so its changes can't be merged. Clone it again":
    "لم يُحفظ محتوى العمل الأصلي كما كان عند استنساخه، لذا لا يمكن دمج تغييراته. استنسخه من جديد",
  "The original has changed again. Look at its changes before you merge them":
    "تغيّر العمل الأصلي مرة أخرى. راجع تغييراته قبل دمجها",
  "The original has another licence now, which your project's licence does not allow. Clone it again to use its changes":
    "للعمل الأصلي الآن رخصة أخرى لا تسمح بها رخصة مشروعك. استنسخه من جديد لاستخدام تغييراته",
  "The original states no licence, so this project can't have one":
    "العمل الأصلي لا يذكر رخصة، لذا لا يمكن أن تكون لهذا المشروع رخصة",
  "{provider} does not respond. Try again later": "{provider} لا يستجيب. أعد المحاولة لاحقًا",
  "People sign in to this site only with {provider}, so its own passwords, passkeys, codes and invitations are not used. Sign in with {provider}":
    "تسجيل الدخول إلى هذا الموقع عبر {provider} فقط، لذلك لا تُستخدم كلمات المرور ومفاتيح المرور والرموز والدعوات الخاصة به. سجّل الدخول عبر {provider}",
  "Your account at {provider} is in no group that may use this site. Ask the administrator of {provider} to add you to one":
    "حسابك لدى {provider} ليس في أي مجموعة يُسمح لها باستخدام هذا الموقع. اطلب من مسؤول {provider} إضافتك إلى واحدة",
  "This site requires a second factor, and {provider} reports none for this sign-in. Set one up there, and sign in again with it":
    "يتطلب هذا الموقع عاملًا ثانيًا، ولم يبلّغ {provider} عن أي عامل في تسجيل الدخول هذا. أعدّ واحدًا هناك ثم سجّل الدخول به مرة أخرى",
  "{provider} reported no second factor when you signed in, so you could not sign in again. Sign out, and sign in with a second factor first":
    "لم يبلّغ {provider} عن عامل ثانٍ عند تسجيل دخولك، فلن تستطيع تسجيل الدخول مرة أخرى. سجّل الخروج أولًا، ثم سجّل الدخول بعامل ثانٍ",
  "The account of this site with your address can't be linked with your account at {provider}. Ask the administrator of this site to unlink it first":
    "لا يمكن ربط حساب هذا الموقع الذي يحمل عنوانك بحسابك لدى {provider}. اطلب من مسؤول هذا الموقع إلغاء ربطه أولًا",
  "No account of this site has confirmed the address of your account at {provider}, and new accounts are not allowed. Ask the administrator of this site for one":
    "لا يوجد في هذا الموقع حساب أكّد عنوان حسابك لدى {provider}، والحسابات الجديدة غير مسموح بها. اطلب حسابًا من مسؤول هذا الموقع",
  "This is your only way to sign in. Link another account at {provider} first":
    "هذه طريقتك الوحيدة لتسجيل الدخول. اربط أولًا حسابًا آخر لدى {provider}",
} satisfies Area<"contractMessages">;
