import type { Expected } from './expected.ts'

let counted = 0
const freshLogin = () => ({ login: `nobody-${++counted}@vitrina.test`, password: 'x' })
const freshEmail = () => ({ email: `new-${++counted}@vitrina.test` })
const invitee = () => ({ contact: `colleague-${++counted}@vitrina.test`, role: 'viewer' })
const person = { type: 'fl', shortName: 'Иванов Иван' }
const account = { bik: '044525225', bankName: 'Банк', correspondentAccount: '30101810400000000225', account: '40702810938000012345' }
const keepers = ['owner', 'purchaser'] as const
const accountants = ['owner', 'accountant'] as const
const owners = ['owner'] as const

/** Signing in and up, the account, the company. */
export const peopleAccess: Record<string, Expected> = {
  // Sign-in and sign-out: open to all, granted for the right code or password.
  'POST /api/v2/user/sign-in': { may: 'guest', evenAfterSession: true, body: freshLogin, expectedAnswer: 'auth.wrong-password' },
  'POST /api/v2/user/signin-by-invitation': {
    may: 'guest',
    evenAfterSession: true,
    body: { invitation: 'none', code: '000000' },
    expectedAnswer: 'auth.dead-invitation',
  },
  'POST /api/v2/user/sign-up/step1': { may: 'guest', evenAfterSession: true, body: freshEmail },
  'POST /api/v2/user/sign-up/step2': {
    may: 'guest',
    evenAfterSession: true,
    body: () => ({ ...freshEmail(), token: '000000' }),
    expectedAnswer: 'auth.wrong-code',
  },
  'POST /api/v2/user/sign-up/step3': {
    may: 'guest',
    evenAfterSession: true,
    body: { token: 'none', password: 'Vitrina-2026' },
    expectedAnswer: 'auth.dead-proof',
  },
  'POST /api/v2/user/sign-up': {
    may: 'guest',
    evenAfterSession: true,
    body: { token: 'none', password: 'Vitrina-2026' },
    expectedAnswer: 'auth.dead-proof',
  },
  'POST /api/v1/user/password-reset': { may: 'guest', evenAfterSession: true, body: freshEmail },
  'GET /api/v2/captcha/challenge': { may: 'guest', evenAfterSession: true },
  'GET /api/v2/captcha/provider': { may: 'guest', evenAfterSession: true },
  'POST /api/v2/user/bank-sign-on': {
    may: 'guest',
    evenAfterSession: true,
    body: { browser: 'b'.repeat(40) },
    expectedAnswer: 'feature.off',
  },
  'POST /api/v2/user/bank-sign-on/complete': {
    may: 'guest',
    evenAfterSession: true,
    body: { browser: 'b', params: {} },
    expectedAnswer: 'feature.off',
  },
  'GET /api/v2/user/bank-sign-on/link': { may: 'user', inPerson: true },
  'POST /api/v2/user/bank-sign-on/link': { may: 'user', inPerson: true, body: { browser: 'b', params: {} }, expectedAnswer: 'feature.off' },
  'DELETE /api/v2/user/bank-sign-on/link': { may: 'user', inPerson: true },
  'POST /api/v2/user/sign-out': { may: 'user', endsSessions: true },
  'POST /api/v2/user/sign-out-everywhere': { may: 'user', inPerson: true, endsSessions: true, unsettles: true },
  'GET /api/v1/user/current-user': { may: 'user' },

  // The person's own calls; `inPerson` ones are closed to stand-ins.
  'GET /api/v1/profile': { may: 'user' },
  'POST /api/v1/profile/update': { may: 'user', inPerson: true, body: { city: 'Казань' } },
  'POST /api/v1/profile/contact': { may: 'user', inPerson: true, body: freshEmail },
  'POST /api/v1/profile/contact/confirm': {
    may: 'user',
    inPerson: true,
    body: () => ({ ...freshEmail(), code: '000000' }),
    expectedAnswer: 'auth.wrong-code',
  },
  'POST /api/v1/profile/avatar': { may: 'user', inPerson: true, photo: 'data' },
  'DELETE /api/v1/profile/avatar': { may: 'user', inPerson: true },
  'GET /api/v1/user/sessions': { may: 'user', inPerson: true, shows: 'session' },
  'DELETE /api/v1/user/sessions/:id': { may: 'user', inPerson: true, objects: { 'params.id': 'session' } },
  'GET /api/v1/user/consents': { may: 'user' },
  'POST /api/v1/user/consents/marketing': { may: 'user', inPerson: true, body: { isGiven: true } },
  'GET /api/v1/user/notification-settings': { may: 'user' },
  'POST /api/v1/user/notification-settings': { may: 'user', inPerson: true, body: { settings: { events: {} } } },
  'POST /api/v2/unsubscribe/:token': {
    may: 'guest',
    evenAfterSession: true,
    params: { token: 'none' },
    expectedAnswer: 'unsubscribe.not-found',
  },
  'GET /api/v1/payment/bindings': { may: 'user', shows: 'paymentCard' },
  'PUT /api/v1/payment/unbind-card/:id': { may: 'user', inPerson: true, objects: { 'params.id': 'paymentCard' } },
  'GET /api/v1/user/personal-data/exports': { may: 'user', inPerson: true, shows: 'dataExport' },
  'POST /api/v1/user/personal-data/exports': { may: 'user', inPerson: true },
  'GET /api/v1/user/personal-data/exports/:id/file': { may: 'user', inPerson: true, objects: { 'params.id': 'dataExport' } },
  'POST /api/v2/user/deletion-code': { may: 'user', inPerson: true, expectedAnswer: [200, 'account.of-staff'] },
  'DELETE /api/v2/user': {
    may: 'user',
    inPerson: true,
    body: { code: '000000' },
    expectedAnswer: ['auth.wrong-code', 'account.only-owner', 'account.of-staff'],
  },

  // The company, by the member's role.
  'GET /api/v1/user/company': { may: 'company', shows: 'legalEntity' },
  'GET /api/v1/user/company-list': { may: 'user', shows: 'company' },
  'POST /api/v1/user/set-company': { may: 'user', inPerson: true, objects: { 'body.id': 'company' }, unsettles: true },
  'POST /api/v1/user/company': { may: 'user', inPerson: true, body: person, unsettles: true },
  'PUT /api/v1/user/company/approval': { may: 'company', roles: ['owner'], inPerson: true, body: { from: null } },
  'POST /api/v1/user/company/leave': { may: 'company', inPerson: true, expectedAnswer: [200, 'member.last-owner'], unsettles: true },
  'POST /api/v1/user/company/legal-entities': { may: 'company', roles: accountants, body: person },
  'PUT /api/v1/user/company/legal-entities/:id': {
    may: 'company',
    roles: accountants,
    objects: { 'params.id': 'legalEntity' },
    body: person,
  },
  'POST /api/v1/user/company/legal-entities/:id/main': { may: 'company', roles: accountants, objects: { 'params.id': 'legalEntity' } },
  'DELETE /api/v1/user/company/legal-entities/:id': { may: 'company', roles: accountants, objects: { 'params.id': 'legalEntity' } },
  'POST /api/v1/user/company/legal-entities/:id/bank-accounts': {
    may: 'company',
    roles: accountants,
    objects: { 'params.id': 'legalEntity' },
    body: account,
  },
  'PUT /api/v1/user/company/legal-entities/:id/bank-accounts/:accountId': {
    may: 'company',
    roles: accountants,
    objects: { 'params.accountId': 'bankAccount' },
    body: account,
  },
  'DELETE /api/v1/user/company/legal-entities/:id/bank-accounts/:accountId': {
    may: 'company',
    roles: accountants,
    objects: { 'params.accountId': 'bankAccount' },
  },
  'GET /api/v1/user/company/members': { may: 'company', shows: 'member' },
  'PUT /api/v1/user/company/members/:id': {
    may: 'company',
    roles: owners,
    inPerson: true,
    objects: { 'params.id': 'member' },
    body: { role: 'viewer' },
    unsettles: true,
  },
  'DELETE /api/v1/user/company/members/:id': {
    may: 'company',
    roles: owners,
    inPerson: true,
    objects: { 'params.id': 'member' },
    unsettles: true,
  },
  'GET /api/v1/user/company/invitations': { may: 'company', roles: owners, shows: 'invitation' },
  'POST /api/v1/user/company/invitations': { may: 'company', roles: owners, inPerson: true, body: invitee },
  'POST /api/v1/user/company/invitations/:id/resend': {
    may: 'company',
    roles: owners,
    inPerson: true,
    objects: { 'params.id': 'invitation' },
  },
  'DELETE /api/v1/user/company/invitations/:id': { may: 'company', roles: owners, inPerson: true, objects: { 'params.id': 'invitation' } },
  'GET /api/v1/delivery-address': { may: 'company', query: { pageSize: 100 }, shows: 'deliveryAddress' },
  'POST /api/v1/delivery-address': {
    may: 'company',
    roles: keepers,
    objects: { 'body.consigneeId': ['legalEntity', 'input.invalid'] },
    body: { label: 'Склад', address: 'Москва' },
  },
  'GET /api/v1/delivery-address/:id': { may: 'company', objects: { 'params.id': 'deliveryAddress' } },
  'PUT /api/v1/delivery-address/:id': {
    may: 'company',
    roles: keepers,
    objects: { 'params.id': 'deliveryAddress', 'body.consigneeId': ['legalEntity', 'input.invalid'] },
    body: { label: 'Склад', address: 'Москва' },
  },
  'DELETE /api/v1/delivery-address/:id': { may: 'company', roles: keepers, objects: { 'params.id': 'deliveryAddress' } },
  'POST /api/v1/delivery-address/:id/restore': { may: 'company', roles: keepers, objects: { 'params.id': 'deliveryAddress' } },
  'GET /api/v1/payment-schedule': { may: 'company' },
  'GET /api/v1/delivery/dates': { may: 'company' },
  'GET /api/v1/delivery/upcoming': { may: 'company' },
  'GET /api/v2/dadata/suggest/company': { may: 'guest', query: { keyword: 'ром' } },
  'GET /api/v2/dadata/suggest/address': { may: 'guest', query: { keyword: 'моск' } },
}
