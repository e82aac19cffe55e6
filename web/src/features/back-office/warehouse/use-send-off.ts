import { useState } from 'react'
import type { ShipResult } from '@vitrina/contract/warehouse/warehouse'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { openPrintTab } from '../printing/print-tab.ts'
import { printPapers, useShip } from './warehouse.api.ts'

export type SentOff = { results: ShipResult[]; papers: string | null; problem: string }

const messageOf = (error: unknown, otherwise: string) => (error instanceof ApiError && error.message ? error.message : otherwise)

/** One press: the goods leave, and their papers open to be printed. Papers that fail do not undo the departure: they are asked for again. */
export function useSendOff() {
  const { t } = useTranslation('stock-desk')
  const ship = useShip()
  const [sent, setSent] = useState<SentOff | null>(null)
  const [isPrinting, setIsPrinting] = useState(false)

  const print = async (results: ShipResult[], tab: ReturnType<typeof openPrintTab>) => {
    const shipped = results.flatMap(({ outcome, shipment }) => (outcome === 'shipped' && shipment ? [shipment.id] : []))
    if (shipped.length === 0) {
      tab.close()
      setSent({ results, papers: null, problem: '' })
      return
    }
    setIsPrinting(true)
    try {
      const { path } = await printPapers(shipped)
      tab.show(path)
      setSent({ results, papers: path, problem: '' })
    } catch (error) {
      tab.close()
      setSent({ results, papers: null, problem: messageOf(error, t('work.sent.noPapers')) })
    } finally {
      setIsPrinting(false)
    }
  }

  return {
    sent,
    isPending: ship.isPending || isPrinting,
    close: () => setSent(null),
    printAgain: () => sent && void print(sent.results, openPrintTab()),
    sendOff: async (warehouseId: number, orders: readonly { id: number; version: number }[]): Promise<boolean> => {
      const tab = openPrintTab()
      try {
        const { results } = await ship.mutateAsync({ warehouseId, orders: orders.map(({ id, version }) => ({ id, version })) })
        await print(results, tab)
        return true
      } catch (error) {
        tab.close()
        setSent({ results: [], papers: null, problem: messageOf(error, t('work.sent.failed')) })
        return false
      }
    },
  }
}
