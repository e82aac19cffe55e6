import type { Answer } from '@vitrina/contract/endpoint'
import { type Printed, printingApi } from '@vitrina/contract/printing/printing'
import { printManyOrders } from '#modules/orders/desk/print-orders.jobs'
import { printShipments } from '#modules/printing/printing.jobs'
import type { startTestApp } from './app.ts'
import { callApi, type Headers } from './call-api.ts'
import { runWaiting } from './waiting-jobs.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>

export const readPrinting = (server: Server, headers: Headers, id: number | null) =>
  callApi(server, printingApi.read, { url: printingApi.read.path.replace(':id', String(id)), headers })

/** The file that a press asked for, its job done. */
export async function printedBy(
  server: Server,
  headers: Headers,
  { printingId }: Printed,
): Promise<Answer<typeof printingApi.read> & { path: string }> {
  await runWaiting(server, [printManyOrders, printShipments])
  const { body } = await readPrinting(server, headers, printingId)
  return { ...body, path: body.path ?? '' }
}
