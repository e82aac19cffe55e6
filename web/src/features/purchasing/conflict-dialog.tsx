import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '@vitrina/contract/days/days.rules'
import type { ChangedMeanwhile } from '@vitrina/contract/purchasing/purchasing-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { colleaguesQuery } from './purchasing.api.ts'

type Difference = ChangedMeanwhile['differences'][number]
type Props = { differences: readonly Difference[]; isPending: boolean; onKeep: () => void; onLeave: () => void }

/** A colleague saved first: what stands now and what this person wanted, and which of them stays. */
export function ConflictDialog({ differences, isPending, onKeep, onLeave }: Props) {
  const { t } = useTranslation('purchasing')
  const money = useMoney()
  const { data: members } = useQuery(colleaguesQuery)
  const shown = (field: Difference['field'], text: string) => {
    if (text === '') return t('conflict.empty')
    if (field === 'neededOn') return formatDay(text)
    if (field === 'budget') return money(Number(text))
    return field === 'responsibleId' ? (members?.items.find(({ id }) => String(id) === text)?.name ?? text) : text
  }
  const nameOf = ({ field, line }: Difference) => {
    const what = field === 'line' || field === 'amount' || field === 'lineNote' ? t(`conflict.${field}`) : t(`fields.${field}`)
    return line ? `${line.name}, ${what}` : what
  }
  return (
    <AppDialog
      isOpen
      title={t('conflict.title')}
      onClose={onLeave}
      isBusy={isPending}
      actions={
        <>
          <Button color="inherit" onClick={onLeave}>
            {t('conflict.takeTheirs')}
          </Button>
          {differences.length > 0 && (
            <Button variant="contained" loading={isPending} onClick={onKeep}>
              {t('conflict.keepMine')}
            </Button>
          )}
        </>
      }
    >
      <Typography>{t(differences.length > 0 ? 'conflict.text' : 'conflict.same')}</Typography>
      <Box component="ul" sx={{ pl: 5, overflowWrap: 'anywhere' }}>
        {differences.map((one) => (
          <li key={`${one.line?.id ?? ''}${one.field}`}>
            {t('conflict.row', { what: nameOf(one), now: shown(one.field, one.now), wanted: shown(one.field, one.wanted) })}
          </li>
        ))}
      </Box>
    </AppDialog>
  )
}
