import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { RankingRule } from '@vitrina/contract/catalogue/ranking-rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { useRemoveRule } from './ranking.api.ts'

type Props = { rules: readonly RankingRule[]; onOpen: (rule: RankingRule) => void }

export function RuleList({ rules, onOpen }: Props) {
  const { t } = useTranslation('ranking')
  const remove = useRemoveRule()
  const daysOf = ({ startsOn, endsOn }: RankingRule) =>
    [startsOn && t('list.from', { day: formatDate(startsOn) }), endsOn && t('list.to', { day: formatDate(endsOn) })].filter(Boolean)
  if (rules.length === 0) return <Typography color="textSecondary">{t('list.empty')}</Typography>
  return (
    <Box component="ul" aria-label={t('list.label')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rules.map((rule) => (
        <Box
          component="li"
          key={rule.id}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography>
              «{rule.phrase}» → {t(`marks.${rule.action}`, { place: rule.position })}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {[`${t(`targets.${rule.target}`)}: ${rule.targetName}`, ...daysOf(rule), !rule.isActive && t('list.inactive')]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
          <Button
            size="small"
            aria-label={t('list.changeOf', { phrase: rule.phrase, target: rule.targetName })}
            onClick={() => onOpen(rule)}
          >
            {t('list.change')}
          </Button>
          <Button
            size="small"
            color="error"
            aria-label={t('list.removeOf', { phrase: rule.phrase, target: rule.targetName })}
            loading={remove.isPending && remove.variables === rule.id}
            onClick={() => remove.mutate(rule.id)}
          >
            {t('list.remove')}
          </Button>
        </Box>
      ))}
    </Box>
  )
}
