import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { cardsQuery } from './payments.api.ts'

/** `id` null: another card, typed at the bank. */
export type ChosenCard = { id: number | null; remember: boolean }

const ANOTHER = 'another'
const ENDING = 4

/** A card saved at the bank, or another one that may be saved. */
export function CardChoice({ chosen, onChoose }: { chosen: ChosenCard; onChoose: (chosen: ChosenCard) => void }) {
  const { t } = useTranslation('payments')
  const { data } = useQuery(cardsQuery)
  const cards = data?.items.filter(({ isExpired }) => !isExpired) ?? []
  return (
    <Box sx={{ display: 'grid' }}>
      {cards.length > 0 && (
        <RadioGroup
          aria-label={t('card.choose')}
          value={chosen.id === null ? ANOTHER : String(chosen.id)}
          onChange={(_, value) => onChoose({ ...chosen, id: value === ANOTHER ? null : Number(value) })}
        >
          {cards.map(({ id, pan, expDate }) => (
            <FormControlLabel
              key={id}
              value={String(id)}
              control={<Radio size="small" />}
              label={t('card.kept', { ending: pan.slice(-ENDING), date: `${expDate.slice(0, 2)}/${expDate.slice(2)}` })}
            />
          ))}
          <FormControlLabel value={ANOTHER} control={<Radio size="small" />} label={t('card.another')} />
        </RadioGroup>
      )}
      {chosen.id === null && (
        <FormControlLabel
          control={<Checkbox size="small" checked={chosen.remember} onChange={(_, remember) => onChoose({ ...chosen, remember })} />}
          label={t('card.remember')}
        />
      )}
    </Box>
  )
}
