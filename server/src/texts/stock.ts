import type { Language } from '@vitrina/contract/languages'

type StockTexts = { wrongAmount: string }

const texts: Record<Language, StockTexts> = {
  ru: { wrongAmount: 'Не меньше нуля и не дробнее единицы товара' },
  en: { wrongAmount: 'Not below zero, and in whole parts of the product’s unit' },
  uz: { wrongAmount: 'Noldan kam emas va mahsulot birligining butun qismlarida' },
}

/** Texts about amounts in warehouses. */
export const stockTextsIn = (language: Language): StockTexts => texts[language]
