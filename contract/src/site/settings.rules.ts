import { emailOf } from '../account/contacts.rules.ts'
import { isBankAccount, isBik, isCorrespondentAccount, isInn, isKpp, isOgrn, isOgrnip } from '../companies/requisites.rules.ts'
import type { SiteConfig } from './site.settings.ts'

type Problem = 'wrong' | 'required' | 'link' | 'email' | 'order' | 'taken'
export type SettingsProblem = { field: string; problem: Problem }

const unless = (isRight: boolean, field: string, problem: Problem): SettingsProblem[] => (isRight ? [] : [{ field, problem }])

const isWebAddress = (text: string) => /^https?:\/\/[^\s/?#@:]+(:\d+)?([/?#]\S*)?$/i.test(text)
const isContact = (text: string) => /^mailto:[^\s@]+@[^\s@]+$/i.test(text) || /^tel:[+\d() -]+$/i.test(text)

/** Requisites may be filled in later, but what is there must check. */
function sellerProblems({ inn, kpp, ogrn, bik, account, correspondentAccount }: SiteConfig['seller']): SettingsProblem[] {
  return [
    ...unless(inn === '' || isInn(inn), 'seller.inn', 'wrong'),
    ...unless(kpp === '' || isKpp(kpp), 'seller.kpp', 'wrong'),
    ...unless(ogrn === '' || isOgrn(ogrn) || isOgrnip(ogrn), 'seller.ogrn', 'wrong'),
    ...unless(bik === '' || isBik(bik), 'seller.bik', 'wrong'),
    ...unless(
      correspondentAccount === '' || isCorrespondentAccount({ account: correspondentAccount, bik }),
      'seller.correspondentAccount',
      'wrong',
    ),
    ...unless(account === '' || isBankAccount({ account, bik }), 'seller.account', 'wrong'),
  ]
}

/** Each stage of a debt begins no earlier than the one before. */
function creditProblems({ releaseFromDays, prepayFromDays, stopFromDays }: SiteConfig['credit']): SettingsProblem[] {
  return [
    ...unless(releaseFromDays <= prepayFromDays, 'credit.prepayFromDays', 'order'),
    ...unless(prepayFromDays <= stopFromDays, 'credit.stopFromDays', 'order'),
  ]
}

function chatProblems({ type, link, chatButtons }: SiteConfig['chatButton']): SettingsProblem[] {
  return [
    ...unless(type === 'none' || (/^https:/i.test(link) && isWebAddress(link)), 'chatButton.link', 'link'),
    ...chatButtons.flatMap((button, place) =>
      unless(isWebAddress(button.link) || isContact(button.link), `chatButton.chatButtons.${place}.link`, 'link'),
    ),
  ]
}

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`)

/** A name as browsers ask for it: `shop.ru`, without a scheme and a port. */
export const isHostName = (text: string): boolean => HOST.test(text) && text.length <= 253

type CheckedSection = 'seller' | 'credit' | 'chatButton' | 'signupCaptcha' | 'analytics' | 'contacts' | 'marketUrl'
type Checked = { [Name in CheckedSection]?: SiteConfig[Name] | undefined } & { hosts?: string[] | undefined }

/** Rules of the settings that the schema alone cannot check; only the named sections are looked at. */
export function settingsProblems(changes: Checked): SettingsProblem[] {
  const { seller, credit, chatButton, signupCaptcha, analytics, contacts, marketUrl, hosts } = changes
  return [
    ...(seller ? sellerProblems(seller) : []),
    ...(credit ? creditProblems(credit) : []),
    ...(chatButton ? chatProblems(chatButton) : []),
    ...(signupCaptcha
      ? unless(!signupCaptcha.enabled || signupCaptcha.provider === 'altcha' || signupCaptcha.key !== '', 'signupCaptcha.key', 'required')
      : []),
    ...(analytics
      ? [
          ...unless(!analytics.yandex.enabled || analytics.yandex.counterId !== null, 'analytics.yandex.counterId', 'required'),
          ...unless(!analytics.google.enabled || analytics.google.id !== '', 'analytics.google.id', 'required'),
        ]
      : []),
    ...(contacts ? unless(contacts.email === '' || emailOf(contacts.email) !== null, 'contacts.email', 'email') : []),
    ...(hosts ? unless(hosts.every(isHostName), 'hosts', 'wrong') : []),
    ...(marketUrl === undefined ? [] : unless(marketUrl === '' || isWebAddress(marketUrl), 'marketUrl', 'link')),
  ]
}
