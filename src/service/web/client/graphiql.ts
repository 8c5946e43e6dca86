import { EXAMPLES } from './graphql-examples.js';

/** What the scripts before this one have left: the packages react, react-dom and graphiql. */
interface Libraries {
  readonly React: { createElement(what: unknown, props: object): unknown };
  readonly ReactDOM: { createRoot(root: Element): { render(what: unknown): void } };
  readonly GraphiQL: { createFetcher(options: { url: string }): unknown };
}

const { React, ReactDOM, GraphiQL } = window as unknown as Libraries;

const defaultTabs = EXAMPLES.map(({ query, variables }) => ({
  query,
  variables: JSON.stringify(variables, null, 2),
}));
const hasTabs = localStorage.getItem('graphiql:tabState') !== null;
const props = {
  fetcher: GraphiQL.createFetcher({ url: '/graphql' }),
  defaultTabs,
  // The first tab is shown before its variables are read off the tabs. Who has been here has tabs of their own.
  ...(hasTabs ? {} : { variables: defaultTabs[0]?.variables }),
  defaultEditorToolsVisibility: 'variables',
};
ReactDOM.createRoot(document.querySelector('#graphiql')!).render(
  React.createElement(GraphiQL, props),
);
