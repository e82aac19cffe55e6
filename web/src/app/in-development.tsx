import type { RouteComponent } from '@tanstack/react-router'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import type { Area } from './areas.ts'

const InDevelopmentPage = lazyChunk(() => import('./pages/in-development-page.tsx'), 'InDevelopmentPage')

export const inDevelopment = (area: Area): RouteComponent =>
  Object.assign(() => <InDevelopmentPage area={area} />, { preload: InDevelopmentPage.preload })
