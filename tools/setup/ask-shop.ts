import { newShop, type NewShop, shopCurrencies, shopTimezones } from '../../contract/src/setup/setup.ts'
import { SELLER_TIMEZONE } from '../../contract/src/days/days.rules.ts'
import type { FieldError } from '../../contract/src/errors.ts'

type Question = {
  field: string
  text: string
  byDefault?: string
  isSecret?: boolean
  options?: readonly string[]
  /** Asked only then. */
  when?: (answers: ReadonlyMap<string, string>) => boolean
}

export type Ask = (text: string, options: { isSecret: boolean }) => Promise<string>

const isCompany = (answers: ReadonlyMap<string, string>) => answers.get('seller.type') !== 'ip'

/** The same questions as on the page of set-up. */
export const questions: readonly Question[] = [
  { field: 'shop.name', text: 'Название магазина' },
  { field: 'shop.host', text: 'Адрес магазина, например shop.ru' },
  { field: 'seller.type', text: 'Кто продаёт: ul — организация, ip — предприниматель', byDefault: 'ul', options: ['ul', 'ip'] },
  { field: 'seller.shortName', text: 'Наименование продавца' },
  { field: 'seller.inn', text: 'ИНН' },
  { field: 'seller.kpp', text: 'КПП', when: isCompany },
  { field: 'seller.ogrn', text: 'ОГРН или ОГРНИП' },
  { field: 'seller.legalAddress', text: 'Юридический адрес' },
  { field: 'seller.headName', text: 'Руководитель: фамилия, имя, отчество' },
  { field: 'seller.phone', text: 'Телефон для покупателей (можно пропустить)' },
  { field: 'seller.email', text: 'Электронная почта для покупателей' },
  { field: 'seller.bankName', text: 'Банк' },
  { field: 'seller.bik', text: 'БИК' },
  { field: 'seller.correspondentAccount', text: 'Корреспондентский счёт' },
  { field: 'seller.account', text: 'Расчётный счёт' },
  { field: 'region.name', text: 'Регион продаж, например Москва' },
  { field: 'region.timezone', text: `Часовой пояс: ${shopTimezones.join(', ')}`, byDefault: SELLER_TIMEZONE, options: shopTimezones },
  { field: 'currency', text: `Валюта: ${Object.keys(shopCurrencies).join(', ')}`, byDefault: 'RUB', options: Object.keys(shopCurrencies) },
  { field: 'administrator.firstName', text: 'Имя администратора' },
  { field: 'administrator.lastName', text: 'Фамилия администратора (можно пропустить)' },
  { field: 'administrator.email', text: 'Электронная почта администратора: по ней он входит' },
  { field: 'administrator.password', text: 'Пароль администратора', isSecret: true },
  { field: 'administrator.repeatPassword', text: 'Пароль ещё раз', isSecret: true },
]

function shopOf(answers: ReadonlyMap<string, string>): NewShop {
  const part = (name: string) =>
    Object.fromEntries(
      [...answers].flatMap(([field, value]) => (field.startsWith(`${name}.`) ? [[field.slice(name.length + 1), value]] : [])),
    )
  return newShop.parse({
    shop: part('shop'),
    seller: part('seller'),
    region: part('region'),
    administrator: part('administrator'),
    currency: answers.get('currency'),
  })
}

async function askOne(ask: Ask, { text, byDefault, isSecret = false, options }: Question): Promise<string> {
  for (;;) {
    const written = await ask(`${text}${byDefault ? ` [${byDefault}]` : ''}: `, { isSecret })
    const answer = (isSecret ? written : written.trim()) || (byDefault ?? '')
    if (!options || options.includes(answer)) return answer
  }
}

/** Asks everything, then again what was refused, until `create` takes it; `refusalOf` reads the fields out of a refusal. */
export async function askShop(
  ask: Ask,
  {
    create,
    refusalOf,
    say,
  }: { create: (shop: NewShop) => Promise<void>; refusalOf: (error: unknown) => FieldError[] | null; say: (text: string) => void },
): Promise<void> {
  const answers = new Map<string, string>()
  let asked = questions
  for (;;) {
    for (const question of asked) if (question.when?.(answers) ?? true) answers.set(question.field, await askOne(ask, question))
    try {
      await create(shopOf(answers))
      return
    } catch (error) {
      const refused = refusalOf(error)
      if (!refused || refused.length === 0) throw error
      say('\nПоправьте, пожалуйста:')
      for (const { field, message } of refused) say(`  ${questions.find((one) => one.field === field)?.text ?? field} — ${message}`)
      const fields = new Set(refused.map(({ field }) => field))
      if (fields.has('administrator.password')) fields.add('administrator.repeatPassword')
      // Both keys of the accounts are read with the БИК.
      if (fields.has('seller.bik')) for (const field of ['seller.correspondentAccount', 'seller.account']) fields.add(field)
      asked = questions.filter(({ field }) => fields.has(field))
      if (asked.length === 0) throw error
    }
  }
}
