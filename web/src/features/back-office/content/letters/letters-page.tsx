import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { letterGroups, type LetterRow } from '@vitrina/contract/content/letters'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import { BackOfficeNav } from '../../back-office-nav.tsx'
import { lettersQuery } from './letters.api.ts'

/** Every letter the shop writes by itself, in groups. */
export function LettersPage() {
  const { t } = useTranslation('content-desk')
  const { data, error, refetch } = useQuery(lettersQuery)
  return (
    <Page title={t('letters.title')} width={1200} nav={<BackOfficeNav open="letters" />}>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('letters.about')}
      </Typography>
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rowHeight={48} />}
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {data &&
          letterGroups.map((group) => (
            <SectionFrame key={group} title={t(`letters.groups.${group}`)} isTight>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {data.items
                  .filter((letter) => letter.group === group)
                  .map((letter) => (
                    <LetterLine key={letter.name} letter={letter} />
                  ))}
              </Box>
            </SectionFrame>
          ))}
      </Box>
    </Page>
  )
}

function LetterLine({ letter: { name, subject, opening, changed } }: { letter: LetterRow }) {
  const { t } = useTranslation('content-desk')
  return (
    <Box component="li" sx={{ py: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Link component={Anchor} href={deskPaths.letter(name)} underline="hover" sx={{ overflowWrap: 'anywhere' }}>
          {subject}
        </Link>
        {changed.length > 0 && (
          <Chip
            size="small"
            variant="outlined"
            color="info"
            label={t('letters.changedIn', { languages: changed.map((one) => one.toUpperCase()).join(', ') })}
          />
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" noWrap>
        {opening}
      </Typography>
    </Box>
  )
}
