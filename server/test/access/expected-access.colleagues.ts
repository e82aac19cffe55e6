import { randomUUID } from 'node:crypto'
import type { Expected } from './expected.ts'

const NO_ID = 2_000_000_000

const aContract = {
  version: 0,
  legalEntityId: NO_ID,
  number: '12',
  signedOn: '2026-01-15',
  creditLimit: 0,
  deferralDays: 0,
}

let invited = 0
/** A person the company does not have. */
const ofNobody: Expected = {
  may: 'staff',
  permission: 'customers',
  params: { userId: String(NO_ID) },
  objects: { 'params.id': 'customer' },
  expectedAnswer: 'member.not-found',
  missingAnswer: 'company.not-found',
}

/** The seller's people, the terms of companies, the second step of sign-in and the journal. */
export const colleagueAccess: Record<string, Expected> = {
  'POST /api/v2/user/sign-in/second-step': {
    may: 'guest',
    evenAfterSession: true,
    body: { challenge: 'none', code: '000000' },
    expectedAnswer: 'auth.dead-challenge',
  },
  'GET /api/v1/user/two-factor': { may: 'user', inPerson: true },
  // Of the seller's people alone; a wrong password refuses them here.
  'POST /api/v1/user/two-factor': {
    may: 'user',
    inPerson: true,
    body: { password: 'not-the-password' },
    expectedAnswer: ['access.denied', 'auth.wrong-password'],
  },
  'POST /api/v1/user/two-factor/confirm': { may: 'user', inPerson: true, body: { code: '000000' }, expectedAnswer: 'auth.wrong-code' },
  'POST /api/v1/user/two-factor/recovery-codes': {
    may: 'user',
    inPerson: true,
    body: { code: '000000' },
    expectedAnswer: 'two-factor.off',
  },
  'POST /api/v1/user/two-factor/off': { may: 'user', inPerson: true, body: { code: '000000' }, expectedAnswer: 'two-factor.off' },
  'POST /api/v2/user/staff-invitation': {
    may: 'guest',
    evenAfterSession: true,
    body: { token: 'none' },
    expectedAnswer: 'auth.dead-invitation',
  },
  'POST /api/v2/user/staff-invitation/accept': {
    may: 'guest',
    evenAfterSession: true,
    body: { token: 'none', firstName: 'Анна', password: 'Vitrina-2026', repeatPassword: 'Vitrina-2026' },
    expectedAnswer: 'auth.dead-invitation',
  },
  'GET /api/v1/back-office/staff/desk': { may: 'staff', permission: 'staff', shows: 'staffMember' },
  'POST /api/v1/back-office/staff/invitations': {
    may: 'staff',
    permission: 'staff',
    body: () => ({ email: `${randomUUID()}@vitrina.test`, role: 'warehouse' }),
  },
  'POST /api/v1/back-office/staff/invitations/:id/resend': {
    may: 'staff',
    permission: 'staff',
    objects: { 'params.id': 'staffInvitation' },
  },
  'DELETE /api/v1/back-office/staff/invitations/:id': {
    may: 'staff',
    permission: 'staff',
    objects: { 'params.id': 'staffInvitation' },
  },
  'POST /api/v1/back-office/staff/absences': {
    may: 'staff',
    permission: 'staff',
    objects: { 'body.managerId': 'staffMember', 'body.substituteId': 'staffMember' },
    body: { awayFrom: '2099-01-15', awayTo: '2099-01-20' },
  },
  'DELETE /api/v1/back-office/staff/absences/:id': { may: 'staff', permission: 'staff', objects: { 'params.id': 'absence' } },
  'POST /api/v1/back-office/staff/:id/two-factor/reset': {
    may: 'staff',
    permission: 'staff',
    objects: { 'params.id': 'staffMember' },
    expectedAnswer: 'two-factor.off',
    missingAnswer: 'staff.not-found',
  },
  // The test store is a demo, where nothing is required of anybody.
  'PUT /api/v1/back-office/staff/two-factor': {
    may: 'staff',
    permission: 'staff',
    body: { requiredFrom: '2099-01-01' },
    expectedAnswer: 'two-factor.demo',
  },
  'GET /api/v1/back-office/companies/:id': { may: 'staff', permission: 'customers', objects: { 'params.id': 'customer' } },
  'PUT /api/v1/back-office/companies/:id/terms': {
    may: 'staff',
    permission: 'credit',
    objects: { 'params.id': 'customer' },
    body: { version: 0, creditSum: 1000, deferralDays: 5 },
  },
  'PUT /api/v1/back-office/companies/:id/price-type': {
    may: 'staff',
    permission: 'prices.terms',
    objects: { 'params.id': 'customer' },
    body: { version: 0, priceTypeId: 1 },
  },
  'PUT /api/v1/back-office/companies/:id/managers': {
    may: 'staff',
    permission: 'customers',
    objects: { 'params.id': 'customer' },
    body: { version: 0, managers: [] },
  },
  'PUT /api/v1/back-office/companies/:id/active': {
    may: 'staff',
    permission: 'customers',
    objects: { 'params.id': 'customer' },
    body: { version: 0, isActive: false, reason: 'Долги' },
    expectedAnswer: 'company.decided',
    missingAnswer: 'company.not-found',
  },
  'POST /api/v1/back-office/companies/:id/legal-entities': {
    may: 'staff',
    permission: 'customers',
    objects: { 'params.id': 'customer' },
    body: { type: 'fl', shortName: 'Иванов Иван' },
  },
  'PUT /api/v1/back-office/companies/:id/legal-entities/:entityId': {
    may: 'staff',
    permission: 'customers',
    params: { entityId: String(NO_ID) },
    objects: { 'params.id': 'customer' },
    body: { type: 'fl', shortName: 'Иванов Иван' },
    expectedAnswer: 'legal-entity.not-found',
    missingAnswer: 'company.not-found',
  },
  'POST /api/v1/back-office/companies/:id/invitations': {
    may: 'staff',
    permission: 'customers',
    objects: { 'params.id': 'customer' },
    body: () => ({ contact: `invited-${invited++}@vitrina.test`, role: 'viewer' }),
  },
  'PUT /api/v1/back-office/companies/:id/members/:userId': { ...ofNobody, body: { role: 'viewer' } },
  'DELETE /api/v1/back-office/companies/:id/members/:userId': ofNobody,
  'PUT /api/v1/back-office/companies/:id/members/:userId/blocked': { ...ofNobody, body: { isBlocked: true } },
  'POST /api/v1/back-office/companies/:id/contracts': {
    may: 'staff',
    permission: 'credit',
    objects: { 'params.id': 'customer' },
    body: aContract,
    expectedAnswer: 'legal-entity.not-found',
    missingAnswer: 'company.not-found',
  },
  'PUT /api/v1/back-office/companies/:id/contracts/:contractId': {
    may: 'staff',
    permission: 'credit',
    params: { contractId: String(NO_ID) },
    objects: { 'params.id': 'customer' },
    body: aContract,
    expectedAnswer: 'contract.not-found',
    missingAnswer: 'company.not-found',
  },
  'GET /api/v1/back-office/journal': { may: 'staff', permission: 'journal' },
  'GET /api/v1/back-office/journal/options': { may: 'staff', permission: 'journal' },
  'POST /api/v1/back-office/journal/export': { may: 'staff', permission: 'journal', body: {} },
}
