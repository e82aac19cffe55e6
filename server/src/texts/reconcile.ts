import type { Language } from '@vitrina/contract/languages'
import type { CardDifference } from '@vitrina/contract/payments/reconcile.rules'

/** Words of the workbook that compares two cards. */
type ReconcileTexts = Record<'title' | 'ours' | 'theirs' | 'date' | 'document' | 'goods' | 'money' | 'difference' | 'total', string> & {
  differences: Record<CardDifference, string>
}

const texts: Record<Language, ReconcileTexts> = {
  ru: {
    title: 'Сверка',
    ours: 'У нас',
    theirs: 'У покупателя',
    date: 'дата',
    document: 'документ',
    goods: 'товары',
    money: 'деньги',
    difference: 'Расхождение',
    total: 'Итого',
    differences: {
      'missing-there': 'Нет у покупателя',
      'missing-here': 'Нет у нас',
      'doubled-there': 'Задвоено у покупателя',
      'doubled-here': 'Задвоено у нас',
      'other-sum': 'Другая сумма',
      'other-date': 'Другая дата',
    },
  },
  en: {
    title: 'Reconciliation',
    ours: 'Ours',
    theirs: 'The customer’s',
    date: 'day',
    document: 'document',
    goods: 'goods',
    money: 'money',
    difference: 'Difference',
    total: 'Total',
    differences: {
      'missing-there': 'Missing at the customer',
      'missing-here': 'Missing here',
      'doubled-there': 'Doubled at the customer',
      'doubled-here': 'Doubled here',
      'other-sum': 'Another sum',
      'other-date': 'Another day',
    },
  },
  uz: {
    title: 'Solishtirma',
    ours: 'Bizda',
    theirs: 'Xaridorda',
    date: 'sana',
    document: 'hujjat',
    goods: 'tovarlar',
    money: 'pul',
    difference: 'Farq',
    total: 'Jami',
    differences: {
      'missing-there': 'Xaridorda yo‘q',
      'missing-here': 'Bizda yo‘q',
      'doubled-there': 'Xaridorda takrorlangan',
      'doubled-here': 'Bizda takrorlangan',
      'other-sum': 'Boshqa summa',
      'other-date': 'Boshqa sana',
    },
  },
}

export const reconcileTextsIn = (language: Language): ReconcileTexts => texts[language]
