import { queryOptions } from '@tanstack/react-query'
import { contentApi } from '@vitrina/contract/content/content'
import { call } from '#api/call.ts'
import type { FeedParams } from './feed.params.ts'

export const pageQuery = (slug: string) =>
  queryOptions({ queryKey: ['content', slug], queryFn: ({ signal }) => call(contentApi.page, { params: { slug } }, { signal }) })

export const feedQuery = (slug: string) =>
  queryOptions({ queryKey: ['feed', slug], queryFn: ({ signal }) => call(contentApi.feed, { params: { slug } }, { signal }) })

export const feedItemsQuery = (slug: string, { page, rubric }: FeedParams) =>
  queryOptions({
    queryKey: ['feed', slug, 'items', { page, rubric }],
    queryFn: ({ signal }) =>
      call(contentApi.feedItems, { params: { slug }, query: { page, ...(rubric && { criteria: { rubric } }) } }, { signal }),
    // The old list stays, dimmed, until the next one is there; another feed's list never does.
    placeholderData: (previous, query) => (query?.queryKey[1] === slug ? previous : undefined),
  })

export const postQuery = (feed: string, item: string) =>
  queryOptions({
    queryKey: ['feed', feed, 'post', item],
    queryFn: ({ signal }) => call(contentApi.feedItem, { params: { slug: feed, itemId: item } }, { signal }),
  })

export const helpTopicsQuery = (search: string) =>
  queryOptions({
    queryKey: ['help', { search }],
    queryFn: ({ signal }) => call(contentApi.helpTopics, { query: search ? { search } : {} }, { signal }),
    placeholderData: (previous) => previous,
  })

export const routeHelpQuery = (route: string) =>
  queryOptions({
    queryKey: ['help', { route }],
    queryFn: ({ signal }) => call(contentApi.helpTopics, { query: { route } }, { signal }),
  })

export const helpTopicQuery = (slug: string) =>
  queryOptions({
    queryKey: ['help', 'topic', slug],
    queryFn: ({ signal }) => call(contentApi.helpTopic, { params: { slug } }, { signal }),
  })
