import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { MAX_ARCHIVED_DOCUMENTS } from '@vitrina/contract/documents/documents.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { documentTones } from '#parts/order/state-tone.rules.ts'
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
      {documents.map((document) => (
        <ListCard key={document.id} isChosen={chosen.has(document.id)}>
          <Box sx={{ display: 'flex', alignItems: 'start', gap: 2 }}>
            <Checkbox
              checked={chosen.has(document.id)}
              disabled={!chosen.has(document.id) && chosen.size >= MAX_ARCHIVED_DOCUMENTS}
              onChange={(_, isOn) => onChoose(document.id, isOn)}
              slotProps={{ input: { 'aria-label': t('table.select', { number: document.number }) } }}
              sx={{ m: -2 }}
            />
            <Box sx={{ minWidth: 0, flexGrow: 1 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {t('name', { type: t(`types.${document.type}`), number: document.number })}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {formatDate(document.date)} · {document.legalEntity}
              </Typography>
            </Box>
            <Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {money(document.sum)}
            </Typography>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <ToneChip tone={documentTones[document.state]} label={t(`states.${document.state}`)} />
            <Typography variant="body2" color="textSecondary">
              <DueNote document={document} />
            </Typography>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
            {document.order ? (
              <Link component={Anchor} href={paths.order(document.order.id)} variant="body2">
                {document.order.number}
              </Link>
            ) : (
              <span />
            )}
            <DocumentTools document={document} />
          </Box>
        </ListCard>
      ))}
    </CardList>
  )
}
