import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { buyerTextNames } from '@vitrina/contract/orders/buyer-texts.rules'
import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { BuyerFields } from './buyer-fields.tsx'
import type { CheckoutDraft } from './checkout-draft.rules.ts'
import { ContactFields } from './contact-fields.tsx'
import { FoldLine } from './fold-line.tsx'
import { LineSummary } from './line-summary.tsx'
import { unfinishedLines } from './open-lines.rules.ts'
import { PayFields } from './pay-fields.tsx'
import { ReceiveFields } from './receive-fields.tsx'
import { RemarkFields } from './remark-fields.tsx'
import { ShortageFields } from './shortage-fields.tsx'

type Props = {
  options: CheckoutOptions
  /** Another contract is another price. */
  onContract: (id: number | null) => void
  file: File | null
  onFile: (file: File | null) => void
}

/** Who, where and when, how paid, remarks: each one line until it is looked into. */
export function CheckoutLines({ options, onContract, file, onFile }: Props) {
  const { t } = useTranslation('checkout')
  const { getValues } = useFormContext<CheckoutDraft>()
  const [unfinished] = useState(() => unfinishedLines(options, getValues()))
  const known = { options, file }
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', minWidth: 0 }}>
      <FoldLine
        title={t('buyer.title')}
        summary={<LineSummary of="who" {...known} />}
        fields={['legalEntityId', 'contractId', 'contactName', 'contactPhone']}
        isOpenAtFirst={unfinished.who}
      >
        <BuyerFields legalEntities={options.legalEntities} onContract={onContract} />
        <Typography variant="body2" color="textSecondary" sx={{ mb: -2 }}>
          {t('contact.title')}
        </Typography>
        <ContactFields contacts={options.contacts} />
      </FoldLine>
      <FoldLine
        title={t('receive.title')}
        summary={<LineSummary of="where" {...known} />}
        fields={['deliveryType', 'warehouseId', 'carrier', 'deliveryAddressId', 'desiredOn', 'window', 'shortage', 'split']}
        isOpenAtFirst={unfinished.where}
      >
        <ShortageFields options={options} />
        <ReceiveFields options={options} />
      </FoldLine>
      <FoldLine
        title={t('pay.title')}
        summary={<LineSummary of="pay" {...known} />}
        fields={['paymentMethod']}
        isOpenAtFirst={unfinished.pay}
      >
        <PayFields options={options} />
      </FoldLine>
      <FoldLine
        title={t('details.title')}
        summary={<LineSummary of="remarks" {...known} />}
        fields={[...buyerTextNames, 'wantsReserve']}
        isOpenAtFirst={false}
      >
        <RemarkFields options={options} file={file} onFile={onFile} />
      </FoldLine>
    </Box>
  )
}
