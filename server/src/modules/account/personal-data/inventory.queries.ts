import { getTableName } from '#platform/database/drizzle'
import { analyticsEventsFates } from '#tables/analytics'
import { bankStatementLinesFates } from '#tables/bank-statement'
import { cartItemsFates, cartsFates } from '#tables/cart'
import { customProductsFates, favouritesFates, savedFiltersFates, searchLogFates } from '#tables/choices'
import { companiesFates, companyMembersFates, deliveryAddressesFates, invitationsFates, legalEntitiesFates } from '#tables/companies'
import { companyNotesFates, companyTasksFates } from '#tables/company-notes'
import { boardsFates } from '#tables/configurator'
import { chosenDestinationsFates } from '#tables/delivery'
import { paymentsFates } from '#tables/documents'
import { columnsWith, type TableFates } from '#tables/fates'
import {
  consentsFates,
  dataExportsFates,
  digestItemsFates,
  knownDevicesFates,
  notificationSettingsFates,
  paymentCardsFates,
  signUpProofsFates,
  userIdentitiesFates,
} from '#tables/identity'
import { importJobsFates } from '#tables/list-import'
import { offerBrandsFates, offerMessagesFates, offersFates, offerVersionsFates } from '#tables/offers'
import { clubMembersFates, loyaltyEntriesFates, rewardOrdersFates } from '#tables/loyalty'
import { orderEventsFates, orderItemsFates, orderPromisesFates, ordersFates } from '#tables/orders'
import { quotesFates, quoteVersionsFates } from '#tables/quotes'
import { idempotencyKeysFates, mailsFates, smsMessagesFates } from '#tables/platform'
import { purchasingCommentsFates, purchasingEntriesFates, purchasingLinesFates } from '#tables/purchasing'
import { reservesFates } from '#tables/reserves'
import { returnRequestsFates, shipmentsFates } from '#tables/shipments'
import { cookieConsentsFates, informationMessageClosingsFates, surveyAnswersFates } from '#tables/sites'
import {
  specificationGroupsFates,
  specificationLinesFates,
  specificationOpeningsFates,
  specificationSharesFates,
  specificationsFates,
} from '#tables/specifications'
import { recoveryCodesFates, signInChallengesFates, twoFactorsFates } from '#tables/two-factor'
import { sessionsFates } from '#tables/users'

/** The owner of a row: by the user's id, by the `viewer` key of their choices, or by their address. */
type By = { column: string; is: 'id' | 'viewer' | 'email' | 'phone' | 'owner' }

/** A column and the SQL it is set to. */
type Setting = readonly [column: string, value: "''" | 'null']

export type PersonalDataTable = {
  table: string
  by: readonly By[]
  /** Columns in the copy of the person's data; none: secrets and traces without meaning for them. */
  exported?: readonly string[]
  /** erase: the rows go. Otherwise the columns to set: the rows stay for others, without the person. */
  fate: 'erase' | readonly Setting[]
}

const byUser: By = { column: 'user_id', is: 'id' }
const byViewer: By = { column: 'viewer', is: 'viewer' }
const byEmail: By = { column: 'email', is: 'email' }
const byPhone: By = { column: 'phone', is: 'phone' }

function exportedOf(marked: TableFates): Pick<PersonalDataTable, 'exported'> {
  const exported = columnsWith(marked, 'exported').map(({ name }) => name)
  return exported.length > 0 ? { exported } : {}
}

const erased = (marked: TableFates, by: readonly By[]): PersonalDataTable => ({
  table: getTableName(marked.table),
  by,
  ...exportedOf(marked),
  fate: 'erase',
})

/** The rows stay for others, without the person. */
const emptied = (marked: TableFates, by: readonly By[]): PersonalDataTable => ({
  table: getTableName(marked.table),
  by,
  ...exportedOf(marked),
  fate: columnsWith(marked, 'emptied').map(({ name, column }) => [name, column.notNull ? "''" : 'null']),
})

/**
 * Every table with rows of a person: whose they are, and whether the rows go or stay. What becomes of each column stands beside its
 * table (`tables/fates.ts`). A new table with personal data belongs here; the test that deletes an account reads the whole database
 * and finds forgotten ones. Order matters: rows that others refer to come after those.
 */
export const inventory: readonly PersonalDataTable[] = [
  erased(sessionsFates, [byUser]),
  erased(knownDevicesFates, [byUser]),
  erased(twoFactorsFates, [byUser]),
  erased(recoveryCodesFates, [byUser]),
  erased(signInChallengesFates, [byUser]),
  erased(signUpProofsFates, [byUser, byEmail, byPhone]),
  erased(userIdentitiesFates, [byUser]),
  // The proof that there was a consent stays, without the place it came from.
  emptied(consentsFates, [byUser]),
  emptied(cookieConsentsFates, [byUser, byViewer]),
  erased(notificationSettingsFates, [byUser]),
  erased(digestItemsFates, [byUser]),
  erased(paymentCardsFates, [byUser]),
  erased(dataExportsFates, [byUser]),
  erased(favouritesFates, [byUser]),
  erased(savedFiltersFates, [byUser]),
  erased(cartsFates, [byUser]),
  erased(chosenDestinationsFates, [byUser]),
  erased(searchLogFates, [byViewer]),
  erased(analyticsEventsFates, [byUser]),
  erased(surveyAnswersFates, [byUser, byViewer]),
  erased(informationMessageClosingsFates, [byViewer]),
  emptied(invitationsFates, [byEmail, byPhone]),
  erased(companyMembersFates, [byUser]),
  erased(mailsFates, [{ column: 'recipient', is: 'email' }]),
  erased(smsMessagesFates, [
    { column: 'recipient', is: 'phone' },
    { column: 'fallback_email', is: 'email' },
  ]),
  erased(idempotencyKeysFates, [{ column: 'caller', is: 'viewer' }]),
  // The order is the company's; its papers stay as they were for the years the law asks.
  emptied(ordersFates, [{ column: 'created_by', is: 'id' }]),
  emptied(orderEventsFates, [{ column: 'actor_user_id', is: 'id' }]),
  // The company's money, also when the person made the payment.
  emptied(paymentsFates, [{ column: 'created_by', is: 'id' }]),
  // Points a person owns; those of a company have no person.
  erased(clubMembersFates, [{ column: 'person_id', is: 'id' }]),
  emptied(loyaltyEntriesFates, [{ column: 'person_id', is: 'id' }]),
  emptied(rewardOrdersFates, [{ column: 'created_by', is: 'id' }]),
  // A product shared with the company is the company's.
  emptied(customProductsFates, [{ column: 'owner_id', is: 'id' }]),
  // A person's offers are their own: nobody else in the company opens them.
  erased(offersFates, [{ column: 'owner_id', is: 'id' }]),
  // The deal is the company's.
  emptied(quoteVersionsFates, [{ column: 'author_id', is: 'id' }]),
  emptied(quotesFates, [{ column: 'created_by', is: 'id' }]),
  erased(importJobsFates, [byUser]),
  erased(boardsFates, [{ column: 'owner_id', is: 'id' }]),
  erased(specificationSharesFates, [byUser]),
  erased(specificationOpeningsFates, [byUser]),
  // A specification shared with the company is the company's.
  emptied(specificationsFates, [{ column: 'owner_id', is: 'id' }]),
  // The need and what was said about it are the company's.
  emptied(purchasingEntriesFates, [{ column: 'created_by', is: 'id' }]),
  emptied(purchasingCommentsFates, [{ column: 'author_id', is: 'id' }]),
]

/** Texts of others that may mention the person: a letter to the owner of the company, a contact at the gate. */
export const mentions: readonly { table: string; columns: readonly { name: string; isJson: boolean }[] }[] = [
  mailsFates,
  smsMessagesFates,
  idempotencyKeysFates,
  deliveryAddressesFates,
  customProductsFates,
  cartItemsFates,
  ordersFates,
  orderItemsFates,
  orderEventsFates,
  orderPromisesFates,
  reservesFates,
  shipmentsFates,
  returnRequestsFates,
  paymentsFates,
  bankStatementLinesFates,
  companyNotesFates,
  companyTasksFates,
  loyaltyEntriesFates,
  clubMembersFates,
  rewardOrdersFates,
  digestItemsFates,
  invitationsFates,
  companiesFates,
  legalEntitiesFates,
  specificationsFates,
  specificationGroupsFates,
  specificationLinesFates,
  offersFates,
  offerVersionsFates,
  offerMessagesFates,
  offerBrandsFates,
  purchasingEntriesFates,
  purchasingLinesFates,
  purchasingCommentsFates,
  quotesFates,
  quoteVersionsFates,
].map((marked) => ({
  table: getTableName(marked.table),
  columns: columnsWith(marked, 'mentions').map(({ name, column }) => ({ name, isJson: column.columnType === 'PgJsonb' })),
}))
