import { emailOf } from '@vitrina/contract/account/contacts.rules'
import type { FieldError } from '@vitrina/contract/errors'
import { type NewShop, shopCurrencies } from '@vitrina/contract/setup/setup'
import type { SiteConfig } from '@vitrina/contract/site/site.settings'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { passwordErrors } from '#modules/auth/new-password'
import { hashPassword } from '#modules/auth/passwords'
import { requisiteMessage } from '#modules/companies/check-requisites'
import { createUser } from '#modules/users/create-user'
import { textsIn } from '#texts/texts'
import { insertGround } from './ground.queries.ts'
import { legalPages } from './legal-pages.ts'
import { readShopAddress } from './shop-address.rules.ts'
import { type ShopProblem, shopProblems } from './shop.rules.ts'
import { deleteSetupCodes, hasSite, lockSetup } from './setup.queries.ts'

function errorOf({ language }: Actor, { field, problem }: ShopProblem): FieldError {
  const texts = textsIn(language).fields
  const own = field === 'shop.host' ? texts.hostWrong : field.endsWith('.email') ? texts.emailWrong : null
  const message = problem === 'wrong' && own ? own : requisiteMessage(language, { field: field.replace('seller.', ''), problem })
  return { field, message, code: problem }
}

/** Throws every error of the form at once, each at its field; returns the address it named. */
function checkShop(actor: Actor, input: NewShop): { host: string; url: string; email: string } {
  const { shop, administrator } = input
  const address = readShopAddress(shop.host)
  const email = emailOf(administrator.email)
  const site = { ...actor.site, name: { ru: shop.name }, host: address?.host ?? '' }
  const fields = [
    ...shopProblems(input).map((problem) => errorOf(actor, problem)),
    ...passwordErrors(
      { ...actor, site },
      {
        ...administrator,
        logins: [email],
        fieldNames: { password: 'administrator.password', repeatPassword: 'administrator.repeatPassword' },
      },
    ),
  ]
  if (fields.length > 0 || !address || !email) throw new AppError('input.invalid', { fields })
  return { ...address, email }
}

type StoredConfig = Pick<SiteConfig, 'isOpen' | 'companyApproval' | 'currency' | 'seller' | 'signupCaptcha'> & {
  contacts: { phone: string; email: string; address: { ru: string } }
}

const HEAD_POSTS = { ul: 'Генеральный директор', ip: 'Индивидуальный предприниматель' } as const

/** Settings that differ from the defaults of the contract. The shop opens when its seller says so. */
function configOf({ seller, currency }: NewShop): StoredConfig {
  const { shortName, legalAddress, type, email, headPost, ...requisites } = seller
  return {
    isOpen: false,
    companyApproval: true,
    currency: { code: currency, sign: shopCurrencies[currency] },
    signupCaptcha: { enabled: true, provider: 'altcha', key: '' },
    seller: { ...requisites, headPost: headPost || HEAD_POSTS[type], name: shortName, address: legalAddress },
    contacts: { phone: seller.phone, email: emailOf(email) ?? '', address: { ru: legalAddress } },
  }
}

/**
 * The whole ground of a shop in one transaction: site, seller, region, warehouse, reference data, texts and the first administrator.
 * Of two who finish at the same moment the second finds the set-up gone.
 */
export async function createShop(ctx: Context, actor: Actor, input: NewShop): Promise<{ url: string }> {
  const { host, url, email } = checkShop(actor, input)
  const { shop, seller, region, administrator } = input
  const passwordHash = await hashPassword(administrator.password)
  return inTransaction(ctx, async (tx) => {
    await lockSetup(tx)
    if (await hasSite(tx)) throw new AppError('route.not-found')
    await deleteSetupCodes(tx)
    const { siteId, regionId } = await insertGround(tx, {
      shop: { name: shop.name, host, url },
      config: configOf(input),
      seller,
      region,
      pages: legalPages({ shopName: shop.name, url, seller }),
    })
    const { firstName, lastName } = administrator
    const person = await createUser(tx, { email, firstName, lastName, passwordHash, role: 'administrator', regionId })
    if (!person) throw new Error('The database has people but no site: it belongs to another program')
    await recordEvent(tx, actor, {
      type: 'site.created',
      entity: 'site',
      entityId: siteId,
      diff: { after: { host, administratorId: person.id } },
    })
    return { url }
  })
}
