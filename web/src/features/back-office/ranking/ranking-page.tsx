import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { textOf } from '#lib/list-params.ts'
import { parseSearch } from '#lib/search-string.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { rulesQuery } from './ranking.api.ts'
import { RuleForm } from './rule-form.tsx'
import { emptyForm, formOf } from './rule-form.rules.ts'
import { RuleList } from './rule-list.tsx'
import { RulePreview } from './rule-preview.tsx'

/** The order of search results: what the seller pins, raises and lowers, with its effect beside it. `?phrase=` begins a rule for it. */
export function RankingPage() {
  const { t } = useTranslation('ranking')
  const { data, error, refetch } = useQuery(rulesQuery)
  const asked = textOf(parseSearch(useLocation({ select: (location) => location.searchStr })).phrase).slice(0, 120)
  const [form, setForm] = useState({ ...emptyForm, phrase: asked })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page title={t('title')} nav={<BackOfficeNav open="ranking" />}>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('purpose')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' } }}>
        <Box sx={{ display: 'grid', gap: 6, alignContent: 'start' }}>
          <RuleForm form={form} onChange={setForm} />
          {data && <RuleList rules={data.items} onOpen={(rule) => setForm(formOf(rule))} />}
        </Box>
        <RulePreview form={form} />
      </Box>
    </Page>
  )
}
