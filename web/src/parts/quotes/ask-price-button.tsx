import Button, { type ButtonProps } from '@mui/material/Button'
import { mdiTagOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { type AskedFrom, useAskPrice } from './use-ask-price.ts'

type Props = { from: AskedFrom } & Pick<ButtonProps, 'variant' | 'size' | 'sx' | 'disabled'>

/** Begins a request for prices; nothing where it cannot. */
export function AskPriceButton({ from, ...look }: Props) {
  const { t } = useTranslation()
  const { canAsk, ask, isPending } = useAskPrice()
  if (!canAsk) return null
  return (
    <Button {...look} startIcon={<Icon path={mdiTagOutline} fontSize="small" />} loading={isPending} onClick={() => ask(from)}>
      {t('askPrice')}
    </Button>
  )
}
