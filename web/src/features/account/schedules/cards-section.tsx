import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { mdiCreditCardOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import type { PaymentCard } from '@vitrina/contract/account/payment-cards'
import { useTranslation } from '#i18n/use-translation.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { Icon } from '#ui/icon.tsx'
import { showMessage } from '#ui/messages.ts'
import { cardsQuery, useUnbindCard } from '../account.api.ts'
import { EmptyNote } from '../empty-note.tsx'
import { FormSection } from '../form-section.tsx'

const ENDING = 4

/** */
export function CardsSection() {
  const { t } = useTranslation('account')
  const { data } = useQuery(cardsQuery)
  if (!data) return null
  return (
    <FormSection title={t('cards.title')}>
      {data.items.length === 0 && <EmptyNote isQuiet icon={mdiCreditCardOutline} title={t('cards.none')} text={t('cards.noneText')} />}
      {data.items.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.items.map((card) => (
            <CardRow key={card.id} card={card} />
          ))}
        </Box>
      )}
    </FormSection>
  )
}

function CardRow({ card: { id, pan, expDate, isExpired } }: { card: PaymentCard }) {
  const { t } = useTranslation('account')
  const unbind = useUnbindCard()
  const name = `•••• ${pan.slice(-ENDING)}`
  const ask = () =>
    askConfirm({
      title: t('cards.unbindTitle'),
      text: t('cards.unbindText', { card: name }),
      confirm: t('cards.unbind'),
      isDangerous: true,
      run: async () => {
        await unbind.mutateAsync(id)
        showMessage({ text: t('cards.unbound'), kind: 'success' })
      },
    })
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, py: 2 }}>
      <Icon path={mdiCreditCardOutline} sx={{ color: 'text.secondary' }} />
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{name}</Typography>
      <Typography color="textSecondary" sx={{ flexGrow: 1 }}>
        {t('cards.until', { date: `${expDate.slice(0, 2)}/${expDate.slice(2)}` })}
      </Typography>
      {isExpired && <Chip size="small" color="warning" variant="outlined" label={t('cards.expired')} />}
      <Button size="small" variant="outlined" aria-label={t('cards.unbindNamed', { card: name })} onClick={ask}>
        {t('cards.unbind')}
      </Button>
    </Box>
  )
}
