import type { Language } from '@vitrina/contract/languages'
import type { EmailText } from './letter.ts'

/** Texts of the account area: answers, field errors, letters. */
type AccountTexts = {
  profileSaved: string
  emailChanged: string
  phoneChanged: string
  accountDeleted: string
  unsubscribed: string
  digest: string
  fields: Record<'wrongPassword' | 'sameContact' | 'consignee' | 'company' | 'silent' | 'marketing', string>
  letters: Record<'passwordChanged' | 'emailChanged' | 'phoneChanged' | 'exportReady', EmailText>
  phoneChangedSms: string
  footer: string
  marketingFooter: string
  act: Record<
    | 'title'
    | 'number'
    | 'operator'
    | 'subject'
    | 'basis'
    | 'request'
    | 'withdrawal'
    | 'staff'
    | 'asked'
    | 'destroyed'
    | 'method'
    | 'methodText'
    | 'extract'
    | 'table'
    | 'erased'
    | 'anonymised'
    | 'note',
    string
  >
}

const ru: AccountTexts = {
  profileSaved: 'Профиль пользователя изменен',
  emailChanged: 'E-mail изменён',
  phoneChanged: 'Телефон изменён',
  accountDeleted: 'Учётная запись удалена',
  unsubscribed: 'Вы отписаны от рассылки',
  digest: 'Что произошло',
  fields: {
    wrongPassword: 'Неверный пароль',
    sameContact: 'Это и есть ваш нынешний адрес',
    consignee: 'Такого грузополучателя в компании нет',
    company: 'Такой компании у вас нет',
    silent: 'О ваших заказах и документах нужен хотя бы один канал',
    marketing: 'Для новостей нужно согласие на рассылку',
  },
  letters: {
    passwordChanged: {
      subject: 'Пароль изменён',
      lines: [
        'Пароль вашей учётной записи изменён, остальные сеансы завершены.',
        'Если это сделали не вы, сразу восстановите пароль и напишите нам.',
      ],
    },
    emailChanged: {
      subject: 'E-mail учётной записи изменён',
      lines: ['Теперь письма и вход привязаны к другому адресу.', 'Если это сделали не вы, сразу напишите нам.'],
    },
    phoneChanged: {
      subject: 'Телефон учётной записи изменён',
      lines: ['Теперь коды и вход привязаны к другому номеру.', 'Если это сделали не вы, сразу напишите нам.'],
    },
    exportReady: {
      subject: 'Копия ваших данных готова',
      lines: ['Скачать её можно в личном кабинете в течение {days} дней. Кроме вас её никто не откроет.'],
      button: 'Открыть личный кабинет',
    },
  },
  phoneChangedSms: '{site}: телефон вашей учётной записи изменён. Если это не вы, напишите нам.',
  footer: 'Вы получили это письмо, потому что у вас есть учётная запись на сайте.',
  marketingFooter: 'Вы получили это письмо, потому что согласились на рассылку. Отписаться: {link}',
  act: {
    title: 'Акт об уничтожении персональных данных',
    number: 'Номер акта',
    operator: 'Оператор',
    subject: 'Субъект: учётная запись №',
    basis: 'Основание',
    request: 'требование субъекта персональных данных',
    withdrawal: 'отзыв согласия на обработку персональных данных',
    staff: 'решение оператора',
    asked: 'Требование получено',
    destroyed: 'Данные уничтожены',
    method: 'Способ',
    methodText: 'удаление записей базы данных и файлов, необратимая замена сведений о лице в записях, которые сохраняются',
    extract: 'Выгрузка из журнала регистрации событий информационной системы',
    table: 'Таблица базы данных',
    erased: 'Удалено записей',
    anonymised: 'Обезличено записей',
    note: 'Составлен автоматически. Сведений, по которым можно установить лицо, не содержит. Хранится 3 года.',
  },
}

const en: AccountTexts = {
  profileSaved: 'The profile has been changed',
  emailChanged: 'The e-mail has been changed',
  phoneChanged: 'The phone has been changed',
  accountDeleted: 'The account has been deleted',
  unsubscribed: 'You are unsubscribed',
  digest: 'What has happened',
  fields: {
    wrongPassword: 'Wrong password',
    sameContact: 'This is what you have now',
    consignee: 'The company has no such consignee',
    company: 'You have no such company',
    silent: 'Your orders and papers need at least one channel',
    marketing: 'News need your consent to marketing',
  },
  letters: {
    passwordChanged: {
      subject: 'Password changed',
      lines: [
        'The password of your account has been changed, your other sessions are over.',
        'If it was not you, reset the password at once and write to us.',
      ],
    },
    emailChanged: {
      subject: 'E-mail of the account changed',
      lines: ['Letters and sign-in belong to another address now.', 'If it was not you, write to us at once.'],
    },
    phoneChanged: {
      subject: 'Phone of the account changed',
      lines: ['Codes and sign-in belong to another number now.', 'If it was not you, write to us at once.'],
    },
    exportReady: {
      subject: 'A copy of your data is ready',
      lines: ['You can download it in your account for {days} days. Nobody but you can open it.'],
      button: 'Open my account',
    },
  },
  phoneChangedSms: '{site}: the phone of your account has been changed. If it was not you, write to us.',
  footer: 'You got this letter because you have an account on the site.',
  marketingFooter: 'You got this letter because you agreed to news. Unsubscribe: {link}',
  act: {
    title: 'Act of destruction of personal data',
    number: 'Number of the act',
    operator: 'Operator',
    subject: 'Subject: account No.',
    basis: 'Basis',
    request: 'request of the data subject',
    withdrawal: 'withdrawal of the consent to processing personal data',
    staff: 'decision of the operator',
    asked: 'Requested',
    destroyed: 'Destroyed',
    method: 'Method',
    methodText: 'deletion of database records and files, irreversible replacement of personal details in records that stay',
    extract: 'Extract of the event log of the information system',
    table: 'Database table',
    erased: 'Records deleted',
    anonymised: 'Records made nameless',
    note: 'Made automatically. Holds nothing a person could be identified by. Kept for 3 years.',
  },
}

const uz: AccountTexts = {
  profileSaved: 'Foydalanuvchi profili o‘zgartirildi',
  emailChanged: 'E-mail o‘zgartirildi',
  phoneChanged: 'Telefon o‘zgartirildi',
  accountDeleted: 'Hisob o‘chirildi',
  unsubscribed: 'Siz xabarnomadan chiqdingiz',
  digest: 'Nimalar bo‘ldi',
  fields: {
    wrongPassword: 'Parol noto‘g‘ri',
    sameContact: 'Bu sizning hozirgi manzilingiz',
    consignee: 'Kompaniyada bunday yuk oluvchi yo‘q',
    company: 'Sizda bunday kompaniya yo‘q',
    silent: 'Buyurtma va hujjatlaringiz uchun kamida bitta kanal kerak',
    marketing: 'Yangiliklar uchun rozilik kerak',
  },
  letters: {
    passwordChanged: {
      subject: 'Parol o‘zgartirildi',
      lines: [
        'Hisobingiz paroli o‘zgartirildi, boshqa seanslar yakunlandi.',
        'Agar bu siz bo‘lmasangiz, darhol parolni tiklang va bizga yozing.',
      ],
    },
    emailChanged: {
      subject: 'Hisob e-maili o‘zgartirildi',
      lines: ['Endi xatlar va kirish boshqa manzilga bog‘langan.', 'Agar bu siz bo‘lmasangiz, darhol bizga yozing.'],
    },
    phoneChanged: {
      subject: 'Hisob telefoni o‘zgartirildi',
      lines: ['Endi kodlar va kirish boshqa raqamga bog‘langan.', 'Agar bu siz bo‘lmasangiz, darhol bizga yozing.'],
    },
    exportReady: {
      subject: 'Ma’lumotlaringiz nusxasi tayyor',
      lines: ['Uni shaxsiy kabinetdan {days} kun ichida yuklab olish mumkin. Sizdan boshqa hech kim ocholmaydi.'],
      button: 'Shaxsiy kabinetni ochish',
    },
  },
  phoneChangedSms: '{site}: hisobingiz telefoni o‘zgartirildi. Agar bu siz bo‘lmasangiz, bizga yozing.',
  footer: 'Siz bu xatni saytda hisobingiz borligi uchun oldingiz.',
  marketingFooter: 'Siz bu xatni xabarnomaga rozilik berganingiz uchun oldingiz. Chiqish: {link}',
  act: {
    title: 'Shaxsiy ma’lumotlarni yo‘q qilish dalolatnomasi',
    number: 'Dalolatnoma raqami',
    operator: 'Operator',
    subject: 'Subyekt: hisob №',
    basis: 'Asos',
    request: 'shaxsiy ma’lumotlar subyektining talabi',
    withdrawal: 'shaxsiy ma’lumotlarni qayta ishlashga rozilikni qaytarib olish',
    staff: 'operator qarori',
    asked: 'Talab olindi',
    destroyed: 'Ma’lumotlar yo‘q qilindi',
    method: 'Usul',
    methodText:
      'ma’lumotlar bazasi yozuvlari va fayllarni o‘chirish, saqlanadigan yozuvlarda shaxsga oid ma’lumotlarni qaytarib bo‘lmaydigan tarzda almashtirish',
    extract: 'Axborot tizimi hodisalar jurnalidan ko‘chirma',
    table: 'Ma’lumotlar bazasi jadvali',
    erased: 'O‘chirilgan yozuvlar',
    anonymised: 'Shaxssizlantirilgan yozuvlar',
    note: 'Avtomatik tuzilgan. Shaxsni aniqlash mumkin bo‘lgan ma’lumot yo‘q. 3 yil saqlanadi.',
  },
}

const all: Record<Language, AccountTexts> = { ru, en, uz }

export const accountTextsIn = (language: Language): AccountTexts => all[language]
