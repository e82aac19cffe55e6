import type { FastifyInstance } from 'fastify'
import { companiesApi } from '@vitrina/contract/companies/companies'
import { invitationsApi } from '@vitrina/contract/companies/invitations'
import { membersApi } from '@vitrina/contract/companies/members'
import { serve } from '#platform/http/routes'
import { originOf } from '#platform/http/site-origin'
import { chooseCompany } from './choose-company.ts'
import { createCompany } from './create-company.ts'
import { addBankAccount, changeBankAccount, removeBankAccount } from './bank-accounts.ts'
import { inviteColleague, listOpenInvitations, resendInvitation, cancelInvitation } from './invitations.ts'
import { addLegalEntity, changeLegalEntity, makeLegalEntityMain, removeLegalEntity } from './legal-entities.ts'
import { changeMember, leaveCompany, listColleagues, removeMember } from './members.ts'
import { listCompanies } from './list-companies.ts'
import { readCompany } from './read-company.ts'
import { setApproval } from './set-approval.ts'

const nothing = () => ({})

export async function companiesRoutes(app: FastifyInstance) {
  serve(app, companiesApi.current, (_, { ctx, actor }) => readCompany(ctx, actor))
  serve(app, companiesApi.list, ({ query }, { ctx, actor }) => listCompanies(ctx, actor, query))
  serve(app, companiesApi.choose, ({ body }, { ctx, actor }) => chooseCompany(ctx, actor, body.id))
  serve(app, companiesApi.create, ({ body }, { ctx, actor }) => createCompany(ctx, actor, body))
  serve(app, companiesApi.setApproval, async ({ body }, { ctx, actor }) => {
    await setApproval(ctx, actor, body.from)
    return { from: body.from }
  })
  serve(app, companiesApi.leave, (_, { ctx, actor }) => leaveCompany(ctx, actor).then(nothing))

  serve(app, companiesApi.addEntity, ({ body }, { ctx, actor }) => addLegalEntity(ctx, actor, body))
  serve(app, companiesApi.changeEntity, ({ params, body }, { ctx, actor }) => changeLegalEntity(ctx, actor, { ...body, ...params }))
  serve(app, companiesApi.makeEntityMain, ({ params }, { ctx, actor }) => makeLegalEntityMain(ctx, actor, params.id).then(nothing))
  serve(app, companiesApi.removeEntity, ({ params }, { ctx, actor }) => removeLegalEntity(ctx, actor, params.id).then(nothing))

  serve(app, companiesApi.addAccount, ({ params, body }, { ctx, actor }) => addBankAccount(ctx, actor, { ...body, entityId: params.id }))
  serve(app, companiesApi.changeAccount, ({ params, body }, { ctx, actor }) =>
    changeBankAccount(ctx, actor, { ...body, entityId: params.id, accountId: params.accountId }),
  )
  serve(app, companiesApi.removeAccount, ({ params }, { ctx, actor }) =>
    removeBankAccount(ctx, actor, { entityId: params.id, accountId: params.accountId }).then(nothing),
  )

  serve(app, membersApi.list, async (_, { ctx, actor }) => ({ items: await listColleagues(ctx, actor) }))
  serve(app, membersApi.change, ({ params, body }, { ctx, actor }) => changeMember(ctx, actor, { ...params, ...body }))
  serve(app, membersApi.remove, ({ params }, { ctx, actor }) => removeMember(ctx, actor, params.id).then(nothing))

  serve(app, invitationsApi.list, async (_, { ctx, actor }) => ({ items: await listOpenInvitations(ctx, actor) }))
  serve(app, invitationsApi.create, ({ body }, { ctx, actor }) =>
    inviteColleague(ctx, actor, { ...body, origin: originOf(ctx, actor.site) }),
  )
  serve(app, invitationsApi.resend, ({ params }, { ctx, actor }) =>
    resendInvitation(ctx, actor, { ...params, origin: originOf(ctx, actor.site) }),
  )
  serve(app, invitationsApi.revoke, ({ params }, { ctx, actor }) => cancelInvitation(ctx, actor, params.id).then(nothing))
}
