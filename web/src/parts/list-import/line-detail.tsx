import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { ImportCandidate, ImportLine } from '@vitrina/contract/list-import/import-jobs'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { AmountChoice } from './amount-choice.tsx'
import { KeyMark } from './key-mark.tsx'
import { ProductSearch } from './product-search.tsx'
import type { Review } from './use-review.ts'

type Props = { line: ImportLine; review: Review; isInRow: boolean }

/** All that is known of the active line: its words and why it stands so, unless its row says that; up to five products, what can be done. */
export function LineDetail({ line, review, isInRow }: Props) {
  const { t } = useTranslation('list-import')
  const { row, raw, groups, reason, problemText, candidates, isSkipped, isChosenByPerson } = line
  return (
    <Box component="section" aria-label={t('detail.label', { row })} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box>
        {!isInRow && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <b>{t('detail.row', { row })}</b> {[...groups, raw].join(' › ')}
          </Typography>
        )}
        <Typography variant="caption" color="textSecondary" role="status">
          {(isInRow ? [problemText] : [reason, problemText]).filter(Boolean).join('. ')}
        </Typography>
      </Box>
      {line.amountReadings.length > 0 && <AmountChoice line={line} onChoose={(at) => review.chooseAmount(line, at)} />}
      {candidates.length > 0 && (
        <Box
          component="ol"
          aria-label={t('detail.candidates')}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, md: 0 }, m: 0, p: 0, listStyle: 'none' }}
        >
          {candidates.map((candidate, at) => (
            <li key={candidate.product.id}>
              <Candidate
                candidate={candidate}
                number={at + 1}
                isTaken={candidate.product.id === line.product?.id}
                onTake={() => review.choose(line, candidate.product)}
              />
            </li>
          ))}
        </Box>
      )}
      {review.isSearching && <ProductSearch raw={raw} onChoose={(product) => review.choose(line, product)} onLeave={review.backToRow} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" onClick={review.search} aria-keyshortcuts="/">
          {t('detail.search')}
        </Button>
        {review.canMakeOwn && (
          <Button size="small" onClick={() => review.own(line)} aria-keyshortcuts="O">
            {t('detail.own')}
          </Button>
        )}
        <Button size="small" color="inherit" onClick={() => review.skip(line)} aria-keyshortcuts="S">
          {isSkipped ? t('detail.unskip') : t('detail.skip')}
        </Button>
        {isChosenByPerson && (
          <Button size="small" color="inherit" onClick={() => review.undo(line)} aria-keyshortcuts="Backspace">
            {t('detail.undo')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

type CandidateProps = { candidate: ImportCandidate; number: number; isTaken: boolean; onTake: () => void }

function Candidate({ candidate: { product, reason }, number, isTaken, onTake }: CandidateProps) {
  const { t } = useTranslation('list-import')
  const money = useMoney()
  const amount = useNumber()
  const facts = [
    product.brand.name,
    product.price ? money(product.price.value) : t('detail.noPrice'),
    product.stockTotal > 0 ? `${amount(product.stockTotal)} ${product.unit.name}` : t('review.noStock'),
    reason,
  ]
  return (
    <ButtonBase
      onClick={onTake}
      aria-pressed={isTaken}
      aria-keyshortcuts={String(number)}
      sx={{
        width: 1,
        minHeight: 28,
        px: { xs: 2, md: 1 },
        // Under a thumb each candidate is a card of its own.
        py: { xs: 2, md: 0 },
        columnGap: 2,
        rowGap: 1,
        borderStyle: 'solid',
        borderWidth: { xs: '1px', md: 0 },
        borderColor: 'divider',
        borderRadius: 1,
        fontFamily: 'inherit',
        fontSize: 13,
        justifyContent: 'flex-start',
        textAlign: 'left',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        bgcolor: isTaken ? 'action.selected' : { xs: 'background.paper', md: 'transparent' },
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <KeyMark>{number}</KeyMark>
      <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { md: 'nowrap' } }}>
        <b>{product.article}</b> {product.name}
      </Box>
      <Box
        component="span"
        sx={{
          // The reason gives way before the name does.
          flex: '0 9 auto',
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          color: 'text.secondary',
          fontSize: 12,
          whiteSpace: { md: 'nowrap' },
        }}
      >
        {facts.filter(Boolean).join(' · ')}
      </Box>
    </ButtonBase>
  )
}
