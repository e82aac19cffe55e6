import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { MAX_ARCHIVED_DOCUMENTS } from '@vitrina/contract/documents.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { paperTones } from '#parts/order/state-tone.rules.ts'
import { ToneChip } from '#parts/order/tone-chip.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import { CardList, ListCard } from '#ui/list-card.tsx'
import type { DocumentListProps } from './document-list-props.ts'
import { DocumentTools } from './document-tools.tsx'
import { DueNote } from './due-note.tsx'

/** Cards for screens where the table does not fit. */
export function DocumentCards({ documents, chosen, onChoose }: DocumentListProps) {
  const { t } = useTranslation('documents')
  const money = useMoney()
  return (
    <CardList>
      {documents.map((paper) => (
        <ListCard key={paper.id} isChosen={chosen.has(paper.id)}>
          <Box sx={{ display: 'flex', alignItems: 'start', gap: 2 }}>
            <Checkbox
              checked={chosen.has(paper.id)}
              disabled={!chosen.has(paper.id) && chosen.size >= MAX_ARCHIVED_DOCUMENTS}
              onChange={(_, isOn) => onChoose(paper.id, isOn)}
              slotProps={{ input: { 'aria-label': t('table.select', { number: paper.number }) } }}
              sx={{ m: -2 }}
            />
            <Box sx={{ minWidth: 0, flexGrow: 1 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {t('name', { type: t(`types.${paper.type}`), number: paper.number })}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {formatDate(paper.date)} · {paper.legalEntity}
              </Typography>
            </Box>
            <Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{money(paper.sum)}</Typography>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <ToneChip tone={paperTones[paper.state]} label={t(`states.${paper.state}`)} />
            <Typography variant="body2" color="textSecondary">
              <DueNote paper={paper} />
            </Typography>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
            {paper.order ? (
              <Link component={Anchor} href={paths.order(paper.order.id)} variant="body2">
                {paper.order.number}
              </Link>
            ) : (
              <span />
            )}
            <DocumentTools paper={paper} />
          </Box>
        </ListCard>
      ))}
    </CardList>
  )
}
