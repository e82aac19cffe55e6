import type { Language } from '@vitrina/contract/languages'
import type { statementErrors as codes } from '@vitrina/contract/payments/statement-errors'

export const statementErrors: Record<Language, Record<keyof typeof codes, string>> = {
  ru: {
    'statement.of-tomorrow': 'Остаток может быть на сегодня или на прошедший день',
    'task.not-found': 'Задача не найдена',
    'card.unreadable': 'В файле не нашлось карточки: нужны колонки с датой, документом, дебетом и кредитом',
    'bank-statement.unreadable': 'Не удалось прочитать выписку. Нужен файл обмена с 1С (kl_to_1c.txt), CSV банка или скопированные строки',
    'bank-statement.empty': 'В выписке нет ни одного поступления',
    'bank-statement.changed': 'Пока вы смотрели, счета или строка изменились. Посмотрите ещё раз',
    'bank-statement.line-not-found': 'Строка выписки не найдена',
  },
  en: {
    'statement.of-tomorrow': 'A statement can be of today or of a day before',
    'task.not-found': 'The task was not found',
    'card.unreadable': 'No card was found in the file: columns with the day, the document, the debit and the credit are needed',
    'bank-statement.unreadable':
      'The statement could not be read. Use a file of the 1C client-bank exchange (kl_to_1c.txt), a CSV of the bank or copied rows',
    'bank-statement.empty': 'There is not a single credit in the statement',
    'bank-statement.changed': 'The invoices or the line have changed since you looked. Look once more',
    'bank-statement.line-not-found': 'The line of the statement was not found',
  },
  uz: {
    'statement.of-tomorrow': 'Qoldiq bugungi yoki o‘tgan kun uchun bo‘lishi mumkin',
    'task.not-found': 'Vazifa topilmadi',
    'card.unreadable': 'Faylda kartochka topilmadi: sana, hujjat, debet va kredit ustunlari kerak',
    'bank-statement.unreadable':
      'Ko‘chirmani o‘qib bo‘lmadi. 1C almashinuv fayli (kl_to_1c.txt), bank CSV fayli yoki nusxalangan satrlar kerak',
    'bank-statement.empty': 'Ko‘chirmada birorta ham tushum yo‘q',
    'bank-statement.changed': 'Siz ko‘rayotganda hisoblar yoki satr o‘zgardi. Yana bir bor ko‘ring',
    'bank-statement.line-not-found': 'Ko‘chirma satri topilmadi',
  },
}
