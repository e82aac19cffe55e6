import type { Language } from '@vitrina/contract/languages'

/** Errors of a value that does not fit its field, in words for the person who filled it in. */
type InputTexts = Record<
  | 'text'
  | 'number'
  | 'whole'
  | 'yesOrNo'
  | 'list'
  | 'fields'
  | 'unfit'
  | 'noSuchOption'
  | 'longText'
  | 'shortText'
  | 'longList'
  | 'emptyList'
  | 'shortList'
  | 'atMost'
  | 'below'
  | 'atLeast'
  | 'above'
  | 'step'
  | 'email'
  | 'link'
  | 'day'
  | 'moment'
  | 'id'
  | 'form'
  | 'unknownFields'
  | 'period'
  | 'stages'
  | 'precision'
  | 'oneOfTwo'
  | 'hostTaken'
  | 'placeholderUnknown'
  | 'placeholderMissing',
  string
>

const ru: InputTexts = {
  text: 'Здесь нужен текст',
  number: 'Здесь нужно число',
  whole: 'Здесь нужно целое число',
  yesOrNo: 'Выберите «да» или «нет»',
  list: 'Здесь нужен список',
  fields: 'Здесь нужны заполненные поля',
  unfit: 'Это значение не подходит',
  noSuchOption: 'Такого варианта нет, выберите из предложенных',
  longText: 'Слишком длинно: знаков не больше {limit}',
  shortText: 'Слишком коротко: знаков не меньше {limit}',
  longList: 'Слишком много: не больше {limit}',
  emptyList: 'Нужно хотя бы одно значение',
  shortList: 'Слишком мало: не меньше {limit}',
  atMost: 'Число должно быть не больше {limit}',
  below: 'Число должно быть меньше {limit}',
  atLeast: 'Число должно быть не меньше {limit}',
  above: 'Число должно быть больше {limit}',
  step: 'Число должно делиться на {limit}',
  email: 'Проверьте электронную почту',
  link: 'Проверьте ссылку',
  day: 'Такой даты нет',
  moment: 'Проверьте дату и время',
  id: 'Такого номера не бывает',
  form: 'Проверьте, как это записано',
  unknownFields: 'Лишние поля: {names}',
  period: 'Конец периода раньше его начала',
  stages: 'Этот срок не раньше предыдущего',
  precision: 'После запятой не больше трёх знаков',
  hostTaken: 'Этот адрес занят другим сайтом, или вы сейчас работаете под убранным адресом',
  placeholderUnknown: 'В этом письме нет подстановки «{name}»',
  placeholderMissing: 'Без подстановки «{name}» письмо потеряет смысл',
  oneOfTwo: 'Нужно указать что-то одно',
}

const en: InputTexts = {
  text: 'A text is needed here',
  number: 'A number is needed here',
  whole: 'A whole number is needed here',
  yesOrNo: 'Choose yes or no',
  list: 'A list is needed here',
  fields: 'Fields are needed here',
  unfit: 'This value does not fit',
  noSuchOption: 'There is no such option, choose one of those offered',
  longText: 'Too long: at most {limit} characters',
  shortText: 'Too short: at least {limit} characters',
  longList: 'Too many: at most {limit}',
  emptyList: 'At least one value is needed',
  shortList: 'Too few: at least {limit}',
  atMost: 'The number must be at most {limit}',
  below: 'The number must be less than {limit}',
  atLeast: 'The number must be at least {limit}',
  above: 'The number must be more than {limit}',
  step: 'The number must be a multiple of {limit}',
  email: 'Check the e-mail address',
  link: 'Check the link',
  day: 'There is no such date',
  moment: 'Check the date and the time',
  id: 'There can be no such number',
  form: 'Check how this is written',
  unknownFields: 'Fields that are not needed: {names}',
  period: 'The period ends before it begins',
  stages: 'This stage begins no earlier than the one before',
  precision: 'At most three digits after the point',
  hostTaken: 'Another site has this address, or you work under the one you removed',
  placeholderUnknown: 'This letter has no placeholder “{name}”',
  placeholderMissing: 'Without the placeholder “{name}” the letter loses its meaning',
  oneOfTwo: 'Exactly one of the two is needed',
}

const uz: InputTexts = {
  text: 'Bu yerga matn kerak',
  number: 'Bu yerga son kerak',
  whole: 'Bu yerga butun son kerak',
  yesOrNo: '«Ha» yoki «yo‘q»ni tanlang',
  list: 'Bu yerga ro‘yxat kerak',
  fields: 'Bu yerda to‘ldirilgan maydonlar kerak',
  unfit: 'Bu qiymat mos kelmaydi',
  noSuchOption: 'Bunday variant yo‘q, taklif etilganlardan tanlang',
  longText: 'Juda uzun: belgilar {limit} tadan oshmasin',
  shortText: 'Juda qisqa: belgilar {limit} tadan kam bo‘lmasin',
  longList: 'Juda ko‘p: {limit} tadan oshmasin',
  emptyList: 'Kamida bitta qiymat kerak',
  shortList: 'Juda kam: kamida {limit} ta',
  atMost: 'Son {limit} dan oshmasligi kerak',
  below: 'Son {limit} dan kichik bo‘lishi kerak',
  atLeast: 'Son {limit} dan kam bo‘lmasligi kerak',
  above: 'Son {limit} dan katta bo‘lishi kerak',
  step: 'Son {limit} ga bo‘linishi kerak',
  email: 'Elektron pochtani tekshiring',
  link: 'Havolani tekshiring',
  day: 'Bunday sana yo‘q',
  moment: 'Sana va vaqtni tekshiring',
  id: 'Bunday raqam bo‘lmaydi',
  form: 'Qanday yozilganini tekshiring',
  unknownFields: 'Ortiqcha maydonlar: {names}',
  period: 'Davr boshlanishidan oldin tugaydi',
  stages: 'Bu bosqich oldingisidan erta boshlanmaydi',
  precision: 'Verguldan keyin uchtadan ortiq raqam bo‘lmasin',
  hostTaken: 'Bu manzil boshqa saytniki yoki siz olib tashlangan manzil ostida ishlayapsiz',
  placeholderUnknown: 'Bu xatda «{name}» oʻrniga qoʻyish yoʻq',
  placeholderMissing: '«{name}» boʻlmasa, xat maʼnosini yoʻqotadi',
  oneOfTwo: 'Faqat bittasini ko‘rsating',
}

const all: Record<Language, InputTexts> = { ru, en, uz }

export type InputText = keyof InputTexts

export const inputTextsIn = (language: Language): InputTexts => all[language]
