import type { Logger } from 'pino'
import { type Config, readConfig } from '#src/config'
import { cleanUp } from '#platform/jobs/clean-up'
import { createContext } from '#platform/create-context'
import type { Job } from '#platform/jobs/jobs'
import { sendNotices } from '#platform/payments/local-bank/notices'
import { expirePayment } from '#platform/payments/local-bank/payments'
import { sendQueuedMail } from '#platform/mail/mail'
import { openDatabase } from '#platform/database/open-database'
import { releaseJobs } from '#platform/jobs/release-jobs'
import { connectionsFor, runJobs, type Schedule } from '#platform/jobs/run-jobs'
import { runProcess } from '#platform/process/run-process'
import { sendQueuedSms } from '#platform/sms/sms'
import { removeBytes, removeOrphans } from '#platform/files/stored-files'
import { makeThumbnails } from '#platform/files/thumbnails'
import { removeBankCard } from '#modules/account/cards/cards.jobs'
import { sendDigests } from '#modules/account/notifications/notifications.jobs'
import { purgeExpiredExports, makeExport } from '#modules/account/personal-data/personal-data.jobs'
import { purgeOldEvents } from '#modules/analytics/analytics.jobs'
import { purgeOldSearches } from '#modules/catalogue/products/search-log.jobs'
import { purgeExpired } from '#modules/auth/auth.jobs'
import { writeCode } from '#modules/auth/codes/codes.jobs'
import { recordDebts, sumSalesDays, sumSearchHealth } from '#modules/reports/reports.jobs'
import { cleanUpCarts } from '#modules/cart/cart.jobs'
import { purgeOldImports } from '#modules/list-import/list-import.jobs'
import {
  checkGoodsImport,
  fetchImportPictures,
  loadScheduled,
  purgeImportFiles,
  revertGoodsImport,
  runGoodsImport,
  startDueImports,
  tidyGoodsImport,
} from '#modules/goods-import/goods-import.jobs'
import { refreshClubLevels, remindOfExpiringPoints } from '#modules/club/club.jobs'
import { expirePoints } from '#modules/loyalty/loyalty.jobs'
import { refundPayment, watchPayment } from '#modules/payments/payments.jobs'
import { deleteTemporaryFile, makeFiles, sendRequestedDocument, notifyOverdue } from '#modules/documents/documents.jobs'
import { sendExport } from '#modules/orders/export/export.jobs'
import { printManyOrders } from '#modules/orders/desk/print-orders.jobs'
import { printShipments, purgePrintings } from '#modules/printing/printing.jobs'
import { expirePickups, remindOfPickups } from '#modules/fulfilment/pickup/pickup.jobs'
import { afterPlacing } from '#modules/orders/placing/after-placing.jobs'
import { arrivalMoved } from '#modules/orders/promise/arrival-moved.jobs'
import { expireReserves, remindOfReserves } from '#modules/fulfilment/reserve/reserve.jobs'
import { purgeCustomerChanges } from '#modules/desk-search/desk-search.jobs'
import { countBought, purgeOldChanges, writeSearchTerms } from '#search/search.jobs'
import { mailOffer, purgeRemovedOffers, remindOfExpiringOffer } from '#modules/offers/offers.jobs'
import { purgeVisitorDestinations } from '#modules/promise/promise.jobs'
import { purgeVisitorChoices } from '#modules/site/site.jobs'
import { purgeRemovedEntries } from '#modules/purchasing/purchasing.jobs'
import { forgetGuestBoards } from '#modules/configurator/configurator.jobs'
import { purgeRemovedSpecifications } from '#modules/specifications/specifications.jobs'

/** Everything that happens later, whichever process runs it. */
const jobs: readonly Job[] = [
  sendQueuedMail,
  sendQueuedSms,
  sendNotices,
  expirePayment,
  removeBytes,
  removeOrphans,
  makeThumbnails,
  releaseJobs,
  cleanUp,
  writeCode,
  purgeExpired,
  removeBankCard,
  makeExport,
  purgeExpiredExports,
  sendDigests,
  purgeOldChanges,
  purgeCustomerChanges,
  purgeOldSearches,
  writeSearchTerms,
  countBought,
  cleanUpCarts,
  purgeOldImports,
  checkGoodsImport,
  runGoodsImport,
  revertGoodsImport,
  tidyGoodsImport,
  fetchImportPictures,
  startDueImports,
  loadScheduled,
  purgeImportFiles,
  purgeOldEvents,
  purgeVisitorChoices,
  purgeVisitorDestinations,
  afterPlacing,
  arrivalMoved,
  makeFiles,
  sendRequestedDocument,
  deleteTemporaryFile,
  notifyOverdue,
  sendExport,
  printManyOrders,
  printShipments,
  purgePrintings,
  expireReserves,
  remindOfReserves,
  expirePickups,
  remindOfPickups,
  watchPayment,
  refundPayment,
  expirePoints,
  refreshClubLevels,
  remindOfExpiringPoints,
  purgeRemovedSpecifications,
  purgeRemovedOffers,
  mailOffer,
  remindOfExpiringOffer,
  purgeRemovedEntries,
  forgetGuestBoards,
  sumSalesDays,
  sumSearchHealth,
  recordDebts,
]

const schedules: readonly Schedule[] = [
  { job: expirePoints, cron: '41 2 * * *' },
  { job: refreshClubLevels, cron: '11 21 * * *' },
  { job: remindOfExpiringPoints, cron: '15 6 * * *' },
  { job: cleanUp, cron: '17 * * * *' },
  { job: releaseJobs, cron: '* * * * *' },
  { job: purgeExpired, cron: '27 * * * *' },
  { job: purgeExpiredExports, cron: '57 * * * *' },
  { job: sendDigests, cron: '5 * * * *' },
  { job: purgeOldChanges, cron: '47 * * * *' },
  { job: purgeCustomerChanges, cron: '49 * * * *' },
  { job: purgeOldSearches, cron: '7 3 * * *' },
  { job: sumSalesDays, cron: '*/10 * * * *' },
  // Before old searches are deleted.
  { job: sumSearchHealth, cron: '47 2 * * *' },
  { job: recordDebts, cron: '51 2 * * *' },
  { job: writeSearchTerms, cron: '* * * * *' },
  { job: countBought, cron: '52 1 * * *' },
  { job: cleanUpCarts, cron: '27 3 * * *' },
  { job: purgeOldImports, cron: '31 3 * * *' },
  { job: startDueImports, cron: '* * * * *' },
  { job: purgeImportFiles, cron: '35 3 * * *' },
  { job: purgeOldEvents, cron: '37 3 * * *' },
  { job: purgeVisitorChoices, cron: '33 3 * * *' },
  { job: purgeVisitorDestinations, cron: '41 3 * * *' },
  { job: forgetGuestBoards, cron: '39 3 * * *' },
  { job: removeOrphans, cron: '43 3 * * *' },
  { job: purgePrintings, cron: '45 3 * * *' },
  { job: notifyOverdue, cron: '10 6 * * *' },
  { job: expireReserves, cron: '* * * * *' },
  { job: remindOfReserves, cron: '* * * * *' },
  { job: expirePickups, cron: '* * * * *' },
  { job: remindOfPickups, cron: '* * * * *' },
]

/** A job may take longer with the database than a visitor would wait. */
const STATEMENT_MS = 60_000

export async function startWorker(config: Config, log?: Logger): Promise<{ close: () => Promise<void> }> {
  const pool = await openDatabase(config, { max: connectionsFor(jobs, config.WORKER_CONCURRENCY), statementMs: STATEMENT_MS })
  const heartbeats = await openDatabase(config, { max: 1 })
  const runner = await runJobs(createContext(config, pool, log), { pool, heartbeats, jobs, schedules })
  return {
    close: async () => {
      await runner.stop()
      await pool.end()
      await heartbeats.end()
    },
  }
}

if (import.meta.main) await runProcess(() => startWorker(readConfig()))
