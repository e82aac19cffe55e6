import * as z from 'zod'

export const languages = ['ru', 'en', 'uz'] as const
export const language = z.enum(languages)
export type Language = z.infer<typeof language>
export const DEFAULT_LANGUAGE: Language = 'ru'

/** A text of the seller in the languages it was written in; Russian is always there. */
export const localised = z.object({ ru: z.string(), en: z.string().optional(), uz: z.string().optional() })
export type Localised = z.infer<typeof localised>

export const inLanguage = (text: Localised, preferred: Language): string => text[preferred] ?? text.ru
