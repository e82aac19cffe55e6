import type { Language } from '@vitrina/contract/languages'

type IntegrationTexts = Record<
  | 'off'
  | 'failed'
  | 'mailSent'
  | 'mailNobody'
  | 'mailSubject'
  | 'mailText'
  | 'smsBalance'
  | 'suggestions'
  | 'bank'
  | 'bankLocal'
  | 'captchaOwn'
  | 'captcha'
  | 'chatLinks'
  | 'chatScript'
  | 'chatBlocked'
  | 'analytics',
  string
>

const ru: IntegrationTexts = {
  off: 'Не настроено: на сервере не заданы {variables}.',
  failed: 'Не получилось: {reason}.',
  mailSent: 'Почтовый сервер принял письмо на {email}. Проверьте, что оно пришло.',
  mailNobody: 'У вашей учётной записи нет электронной почты: некуда отправить письмо.',
  mailSubject: 'Проверка почты магазина «{shop}»',
  mailText: 'Если вы читаете это письмо, почта магазина работает.',
  smsBalance: 'Шлюз отвечает. Остаток на счёте: {balances}.',
  suggestions: 'DaData отвечает: по запросу «Сбербанк» нашла {count}.',
  bank: 'Банк отвечает, терминал {terminal} и подпись приняты.',
  bankLocal: 'Отвечает тестовый банк внутри магазина: настоящих денег он не принимает.',
  captchaOwn: 'Встроенная проверка работает: задание создано.',
  captcha: 'Служба отвечает и знает наш ключ.',
  chatLinks: 'Онлайн-консультант не выбран; ссылок в меню чата: {count}.',
  chatScript: 'Скрипт консультанта отвечает: HTTP {status}.',
  chatBlocked: 'Адрес скрипта не из тех, что сайт пускает для этого консультанта: {host}.',
  analytics: 'Своя аналитика: за сутки записано событий — {count}.',
}

const en: IntegrationTexts = {
  off: 'Not configured: the server has no {variables}.',
  failed: 'It did not work: {reason}.',
  mailSent: 'The mail server took the letter to {email}. Check that it has arrived.',
  mailNobody: 'Your account has no e-mail: there is nowhere to send the letter.',
  mailSubject: 'Check of the mail of {shop}',
  mailText: 'If you read this letter, the shop’s mail works.',
  smsBalance: 'The gateway answers. Left on the account: {balances}.',
  suggestions: 'DaData answers: for “Сбербанк” it found {count}.',
  bank: 'The bank answers and accepts the terminal {terminal} and the signature.',
  bankLocal: 'The test bank inside the shop answers: it takes no real money.',
  captchaOwn: 'The built-in captcha works: a challenge was made.',
  captcha: 'The service answers and knows our key.',
  chatLinks: 'No online consultant is chosen; links in the chat menu: {count}.',
  chatScript: 'The consultant’s script answers: HTTP {status}.',
  chatBlocked: 'The address of the script is not one the site lets in for this consultant: {host}.',
  analytics: 'Own analytics: events recorded in a day: {count}.',
}

const uz: IntegrationTexts = {
  off: 'Sozlanmagan: serverda {variables} berilmagan.',
  failed: 'Boʻlmadi: {reason}.',
  mailSent: 'Pochta serveri {email} manziliga xatni qabul qildi. Kelganini tekshiring.',
  mailNobody: 'Hisobingizda elektron pochta yoʻq: xatni yuborishga joy yoʻq.',
  mailSubject: '«{shop}» doʻkoni pochtasini tekshirish',
  mailText: 'Bu xatni oʻqiyotgan boʻlsangiz, doʻkon pochtasi ishlayapti.',
  smsBalance: 'Shlyuz javob beryapti. Hisobdagi qoldiq: {balances}.',
  suggestions: 'DaData javob beryapti: «Сбербанк» soʻroviga {count} ta topdi.',
  bank: 'Bank javob beryapti, {terminal} terminali va imzo qabul qilindi.',
  bankLocal: 'Doʻkon ichidagi sinov banki javob beryapti: u haqiqiy pul olmaydi.',
  captchaOwn: 'Ichki tekshiruv ishlayapti: topshiriq yaratildi.',
  captcha: 'Xizmat javob beryapti va kalitimizni biladi.',
  chatLinks: 'Onlayn maslahatchi tanlanmagan; chat menyusidagi havolalar: {count}.',
  chatScript: 'Maslahatchi skripti javob beryapti: HTTP {status}.',
  chatBlocked: 'Skript manzili bu maslahatchi uchun sayt ruxsat beradiganlardan emas: {host}.',
  analytics: 'Oʻz tahlilimiz: bir kunda yozilgan hodisalar — {count}.',
}

const all: Record<Language, IntegrationTexts> = { ru, en, uz }

export const integrationTextsIn = (language: Language): IntegrationTexts => all[language]
