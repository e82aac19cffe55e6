import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { PriceSteps } from '#parts/price/price-steps.tsx'
import { Icon } from '#ui/icon.tsx'
import { explanationQuery } from './product.api.ts'

type Props = { id: number; amount: number; unit: string }

/** «Почему такая цена»: the steps from the list price to the final one. */
export function PriceExplanation({ id, amount, unit }: Props) {
  const { t } = useTranslation('product')
  const [isOpen, setOpen] = useState(false)
  const explanationId = useId()
  return (
    <Box data-screen-only sx={{ mt: 1 }}>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={explanationId}
        onClick={() => setOpen(!isOpen)}
        endIcon={<Icon path={isOpen ? mdiChevronUp : mdiChevronDown} />}
        sx={{ ml: -2.5, color: 'text.secondary', fontWeight: 400 }}
      >
        {t('dialog.story.why')}
      </Button>
      <Box id={explanationId}>{isOpen && <Steps id={id} amount={amount} unit={unit} />}</Box>
    </Box>
  )
}

function Steps({ id, amount, unit }: Props) {
  const { t } = useTranslation(['product', 'shell'])
  const { data, error, refetch } = useQuery(explanationQuery({ id, amount }))
  if (error)
    return (
      <Box role="alert" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {t('dialog.story.failed')}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {t('shell:retry')}
        </Button>
      </Box>
    )
  if (!data) return <Skeleton variant="rounded" height={72} />
  return <PriceSteps explanation={data} unit={unit} />
}
