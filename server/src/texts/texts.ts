import type { Flag } from '@vitrina/contract/catalogue/flags.rules'
import type { ErrorCode } from '@vitrina/contract/errors'
import type { Language } from '@vitrina/contract/languages'
import { en } from './en.ts'
import { ru } from './ru.ts'
import { uz } from './uz.ts'

/** All texts of the server; the compiler keeps the three languages complete. */
export type Texts = {
  errors: Record<ErrorCode, string>
  messages: { regionChanged: string; surveyThanks: string }
  /** Messages with a code in them, by what the code is for. */
  codes: Record<
    'subject' | 'sign-up' | 'sign-in' | 'password-reset' | 'new-email' | 'new-phone' | 'deletion' | 'life' | 'footer' | 'sms',
    string
  >
  /** Sign-in and sign-up: answers, and letters that follow. */
  auth: Record<
    | 'codeSent'
    | 'secondStep'
    | 'codeSentIfKnown'
    | 'passwordSet'
    | 'passwordSetTitle'
    | 'passwordSetText'
    | 'passwordSetFooter'
    | 'joinFirst'
    | 'signedUp'
    | 'signedUpPending'
    | 'contactNotProved'
    | 'sameInnTitle'
    | 'sameInnText'
    | 'sameInnFooter'
    | 'soleTrader',
    string
  >
  /** A colleague asked to join. */
  invitations: Record<'subject' | 'text' | 'life' | 'button' | 'footer' | 'sms', string>
  /** Names of the catalogue's own filters. */
  filters: Record<
    | Flag
    | 'section'
    | 'type'
    | 'brands'
    | 'series'
    | 'manufacturer'
    | 'manufacturerCountries'
    | 'sellers'
    | 'set'
    | 'price'
    | 'from'
    | 'to',
    string
  >
  /** Titles and descriptions of pages for search engines. */
  pages: Record<'catalogue' | 'section' | 'page' | 'product' | 'catalogueDescription' | 'sectionDescription' | 'productDescription', string>
  /** Field errors that a zod schema cannot express. */
  fields: Record<
    | 'visitorUnknown'
    | 'loginRequired'
    | 'oneLogin'
    | 'emailWrong'
    | 'phoneWrong'
    | 'codeOrPassword'
    | 'passwordRequired'
    | 'passwordShort'
    | 'passwordCommon'
    | 'passwordIsLogin'
    | 'passwordRepeat'
    | 'termsRequired'
    | 'consentRequired'
    | 'required'
    | 'innWrong'
    | 'kppWrong'
    | 'ogrnWrong'
    | 'bikWrong'
    | 'accountWrong'
    | 'correspondentAccountWrong'
    | 'hostWrong'
    | 'regionUnknown'
    | 'fileWrong'
    | 'fileLarge'
    | 'answerRequired'
    | 'answerWrong'
    | 'answerUnknown'
    | 'amountWrong'
    | 'amountFractional'
    | 'amountWhole'
    | 'productUnknown'
    | 'productInCart',
    string
  >
}

const all: Record<Language, Texts> = { ru, en, uz }

export const textsIn = (language: Language): Texts => all[language]

/** `{name}` in a text becomes the parameter of that name. */
export const fill = (text: string, params: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
