import Button, { type ButtonProps } from '@mui/material/Button'
import { mdiTagOutline } from '@mdi/js'
import { useNavigate } from '@tanstack/react-router'
import { canOrder } from '@vitrina/contract/roles/roles.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useIsOpen, useUser } from '#parts/site/use-site.ts'
import { Icon } from '#ui/icon.tsx'
import { useCreateQuote } from './quotes.api.ts'

type Props = { from: Parameters<ReturnType<typeof useCreateQuote>['mutate']>[0]['from'] } & Omit<ButtonProps, 'onClick'>

/** Turns the cart or a specification into a request for prices; only for those who may order. */
export function AskPriceButton({ from, ...button }: Props) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const isOpen = useIsOpen()
  const user = useUser()
  const create = useCreateQuote()
  if (!isOpen(paths.quotes) || !user?.companyName || !canOrder(user.companyRole)) return null
  return (
    <Button
      {...button}
      startIcon={<Icon path={mdiTagOutline} fontSize="small" />}
      loading={create.isPending}
      onClick={() => create.mutate({ from }, { onSuccess: ({ id }) => void navigate({ href: paths.quote(id) }) })}
    >
      {t('askPrice')}
    </Button>
  )
}
