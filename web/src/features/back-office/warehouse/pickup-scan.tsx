import Box from '@mui/material/Box'
import { isShipmentNumber, readPickupQr } from '@vitrina/contract/warehouse/pickup.rules'
import type { WarehouseOrder } from '@vitrina/contract/warehouse/warehouse'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ScanField } from './scan-field.tsx'

export type Issuing = { order: WarehouseOrder; shipment: { id: number; number: string }; code: string }

/** Finds the waiting shipment of a QR the buyer shows; a code alone opens nothing, for it could be guessed. */
export function PickupScan({ orders, onFound }: { orders: readonly WarehouseOrder[]; onFound: (found: Issuing) => void }) {
  const { t } = useTranslation('stock-desk')
  const [problem, setProblem] = useState('')
  const scan = (text: string) => {
    const read = readPickupQr(text)
    if (!read) return setProblem(t('work.issue.notQr'))
    for (const order of orders) {
      const shipment = order.pickups.find(({ number }) => isShipmentNumber(number, read.shipment))
      if (shipment) {
        setProblem('')
        return onFound({ order, shipment, code: read.code })
      }
    }
    return setProblem(t('work.issue.notHere'))
  }
  return (
    <Box sx={{ mb: 3, maxWidth: 560 }}>
      <ScanField onCode={scan} problem={problem} texts={{ label: t('work.issue.scan'), hint: t('work.issue.scanHint') }} />
    </Box>
  )
}
