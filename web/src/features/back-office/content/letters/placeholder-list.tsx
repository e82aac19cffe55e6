import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Letter } from '@vitrina/contract/content/letters'
import { useTranslation } from '#i18n/use-translation.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'

/** Placeholders the letter may have, and those it must have. */
export function PlaceholderList({ placeholders }: Pick<Letter, 'placeholders'>) {
  const { t } = useTranslation('content-desk')
  return (
    <SectionFrame title={t('letters.placeholders')} isTight>
      {placeholders.length === 0 && <Typography color="textSecondary">{t('letters.noPlaceholders')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 1 }}>
        {placeholders.map(({ name, meaning, isRequired }) => (
          <li key={name}>
            <code>{`{${name}}`}</code> {meaning}
            {isRequired && (
              <Typography component="span" variant="body2" color="textSecondary">
                {' '}
                · {t('letters.required')}
              </Typography>
            )}
          </li>
        ))}
      </Box>
    </SectionFrame>
  )
}
