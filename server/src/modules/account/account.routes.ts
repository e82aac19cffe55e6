import type { FastifyInstance } from 'fastify'
import { consentsApi } from '@vitrina/contract/account/consents'
import { deliveryAddressesApi } from '@vitrina/contract/account/delivery-addresses'
import { notificationSettingsApi } from '@vitrina/contract/account/notification-settings'
import { paymentCardsApi } from '@vitrina/contract/account/payment-cards'
import { personalDataApi } from '@vitrina/contract/account/personal-data'
import { profileApi } from '@vitrina/contract/account/profile'
import { schedulesApi } from '@vitrina/contract/account/schedules'
import { sessionsApi } from '@vitrina/contract/account/sessions'
import { serve } from '#platform/http/routes'
import { originOf } from '#platform/http/site-origin'
import { tokenOf } from '#modules/auth/tokens'
import { accountTextsIn } from '#texts/account'
import {
  changeDeliveryAddress,
  createDeliveryAddress,
  findDeliveryAddresses,
  readDeliveryAddress,
  removeDeliveryAddress,
  restoreDeliveryAddress,
} from './addresses/delivery-addresses.ts'
import { listSavedCards, unbindCard } from './cards/saved-cards.ts'
import { changeMarketingConsent, listConsents, unsubscribe } from './notifications/own-consents.ts'
import { changeSettings, readSettings } from './notifications/settings.ts'
import { requestDeletionCode, deleteAccount } from './personal-data/delete-account.ts'
import { requestExport, listExports, readExport } from './personal-data/own-exports.ts'
import { requestContactChange, confirmContactChange } from './profile/change-contact.ts'
import { changeProfile } from './profile/change-profile.ts'
import { deleteAvatar, uploadAvatar } from './profile/avatar.ts'
import { readProfile } from './profile/read-profile.ts'
import { readDeliveryDates, readPaymentSchedule, readUpcoming } from './schedules/schedules.ts'
import { endOwnSession, listOwnSessions } from './sessions/own-sessions.ts'

export async function accountRoutes(app: FastifyInstance) {
  serve(app, profileApi.read, (_, { ctx, actor }) => readProfile(ctx, actor))
  serve(app, profileApi.update, ({ body }, { ctx, actor, request }) =>
    changeProfile(ctx, actor, { change: body, token: tokenOf(request.headers.authorization) }),
  )
  serve(app, profileApi.requestContactCode, ({ body }, { ctx, actor }) => requestContactChange(ctx, actor, body))
  serve(app, profileApi.confirmContact, ({ body }, { ctx, actor }) => confirmContactChange(ctx, actor, body))
  serve(app, profileApi.uploadAvatar, (_, { ctx, actor, files }) => uploadAvatar(ctx, actor, files.data?.body))
  serve(app, profileApi.deleteAvatar, (_, { ctx, actor }) => deleteAvatar(ctx, actor))

  serve(app, notificationSettingsApi.read, (_, { ctx, actor }) => readSettings(ctx, actor))
  serve(app, notificationSettingsApi.save, ({ body }, { ctx, actor }) => changeSettings(ctx, actor, body.settings))
  serve(app, consentsApi.list, async (_, { ctx, actor }) => ({ items: await listConsents(ctx, actor) }))
  serve(app, consentsApi.setMarketing, async ({ body }, { ctx, actor }) => ({
    items: await changeMarketingConsent(ctx, actor, body.isGiven),
  }))

  serve(app, paymentCardsApi.list, async (_, { ctx, actor }) => ({ items: await listSavedCards(ctx, actor) }))
  serve(app, paymentCardsApi.unbind, async ({ params }, { ctx, actor }) => {
    await unbindCard(ctx, actor, params.id)
    return {}
  })

  serve(app, deliveryAddressesApi.list, ({ query }, { ctx, actor }) => findDeliveryAddresses(ctx, actor, query))
  serve(app, deliveryAddressesApi.create, ({ body }, { ctx, actor }) => createDeliveryAddress(ctx, actor, body))
  serve(app, deliveryAddressesApi.read, ({ params }, { ctx, actor }) => readDeliveryAddress(ctx, actor, params.id))
  serve(app, deliveryAddressesApi.update, ({ params, body }, { ctx, actor }) => changeDeliveryAddress(ctx, actor, { ...body, ...params }))
  serve(app, deliveryAddressesApi.remove, ({ params }, { ctx, actor }) => removeDeliveryAddress(ctx, actor, params.id))
  serve(app, deliveryAddressesApi.restore, ({ params }, { ctx, actor }) => restoreDeliveryAddress(ctx, actor, params.id))

  serve(app, schedulesApi.payments, (_, { ctx, actor }) => readPaymentSchedule(ctx, actor))
  serve(app, schedulesApi.deliveryDates, (_, { ctx, actor }) => readDeliveryDates(ctx, actor))
  serve(app, schedulesApi.upcoming, async (_, { ctx, actor }) => ({ items: await readUpcoming(ctx, actor) }))

  serve(app, sessionsApi.list, async (_, { ctx, actor, request }) => ({
    items: await listOwnSessions(ctx, actor, tokenOf(request.headers.authorization) ?? ''),
  }))
  serve(app, sessionsApi.end, async ({ params }, { ctx, actor }) => {
    await endOwnSession(ctx, actor, params.id)
    return {}
  })

  serve(app, personalDataApi.exports, async (_, { ctx, actor }) => ({ items: await listExports(ctx, actor) }))
  serve(app, personalDataApi.requestExport, (_, { ctx, actor }) => requestExport(ctx, actor, originOf(ctx, actor.site)))
  serve(app, personalDataApi.readExport, ({ params }, { ctx, actor }) => readExport(ctx, actor, params.id))
  serve(app, personalDataApi.requestDeletionCode, (_, { ctx, actor }) => requestDeletionCode(ctx, actor))
  serve(app, personalDataApi.deleteUser, ({ body }, { ctx, actor }) => deleteAccount(ctx, actor, body))

  await app.register(unsubscribeRoutes)
}

/** RFC 8058: mail programs send a form here, so that this route alone reads one; its content does not matter. */
async function unsubscribeRoutes(app: FastifyInstance) {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) => done(null, {}))
  serve(app, notificationSettingsApi.unsubscribe, async ({ params }, { ctx, actor }) => {
    await unsubscribe(ctx, actor, params.token)
    return { message: accountTextsIn(actor.language).unsubscribed }
  })
}
