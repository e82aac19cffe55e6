import type { FastifyInstance } from 'fastify'
import { companyDeskApi } from '@vitrina/contract/back-office/company-desk'
import { serve } from '#platform/http/routes'
import { addCompanyContract, changeCompanyContract, setActive, setManagers, setPriceType, setTerms } from './change-company.ts'
import {
  addCompanyEntity,
  changeCompanyEntity,
  changeCompanyMember,
  inviteCompanyMember,
  removeCompanyMember,
  setCompanyMemberBlocked,
} from './company-people.ts'
import { readDeskCompany } from './read-desk-company.ts'

export async function companyDeskRoutes(app: FastifyInstance) {
  serve(app, companyDeskApi.read, ({ params }, { ctx, actor }) => readDeskCompany(ctx, actor, params.id))
  serve(app, companyDeskApi.setTerms, ({ params, body }, { ctx, actor }) => setTerms(ctx, actor, { ...params, ...body }))
  serve(app, companyDeskApi.setPriceType, ({ params, body }, { ctx, actor }) => setPriceType(ctx, actor, { ...params, ...body }))
  serve(app, companyDeskApi.setManagers, ({ params, body }, { ctx, actor }) => setManagers(ctx, actor, { ...params, ...body }))
  serve(app, companyDeskApi.setActive, ({ params, body }, { ctx, actor }) => setActive(ctx, actor, { ...params, ...body }))
  serve(app, companyDeskApi.addEntity, ({ params, body }, { ctx, actor }) => addCompanyEntity(ctx, actor, { ...params, fields: body }))
  serve(app, companyDeskApi.changeEntity, ({ params, body }, { ctx, actor }) =>
    changeCompanyEntity(ctx, actor, { ...params, fields: body }),
  )
  serve(app, companyDeskApi.inviteMember, ({ params, body }, { ctx, actor }) => inviteCompanyMember(ctx, actor, { ...params, ...body }))
  serve(app, companyDeskApi.changeMember, ({ params, body }, { ctx, actor }) => changeCompanyMember(ctx, actor, { ...params, ...body }))
  serve(app, companyDeskApi.removeMember, ({ params }, { ctx, actor }) => removeCompanyMember(ctx, actor, params))
  serve(app, companyDeskApi.setMemberBlocked, ({ params, body }, { ctx, actor }) =>
    setCompanyMemberBlocked(ctx, actor, { ...params, ...body }),
  )
  serve(app, companyDeskApi.addContract, ({ params, body: { version, ...fields } }, { ctx, actor }) =>
    addCompanyContract(ctx, actor, { ...params, version, fields }),
  )
  serve(app, companyDeskApi.changeContract, ({ params, body: { version, ...fields } }, { ctx, actor }) =>
    changeCompanyContract(ctx, actor, { ...params, version, fields }),
  )
}
