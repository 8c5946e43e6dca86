-- Module:Rules Oracle: shows a scenario on a page of MediaWiki, by the External Data extension.
--
--   {{#invoke:Rules Oracle|show|knife4whelp2}}          what came of it, with a link
--   {{#invoke:Rules Oracle|rules|knife4whelp2}}         the rules that it cites
--
-- LocalSettings.php has to allow the address of the service ($wgExternalDataSources).
local p = {}

local ORACLE = 'https://oracle.example.org'

-- What the service says of a share, as a table; nil and why when it says nothing.
local function scenario(slug)
	if not slug:match('^[a-z2-7]+$') then
		return nil, 'not the name of a share: ' .. mw.text.nowiki(slug)
	end
	local data, errors = mw.ext.externalData.getWebData {
		url = ORACLE .. '/v1/scenarios/' .. slug,
		format = 'json with jsonpath',
	}
	if not data then
		return nil, errors and errors[1] or 'no answer'
	end
	return data.__json or data
end

-- The text of a page about it: title, what its author says, a link.
function p.show(frame)
	local slug = mw.text.trim(frame.args[1] or '')
	local found, why = scenario(slug)
	if not found then
		return '<span class="error">Rules Oracle: ' .. why .. '</span>'
	end
	local lines = {
		string.format("'''[%s%s %s]'''", ORACLE, found.url, mw.text.nowiki(found.title)),
	}
	if found.note and found.note ~= '' then
		lines[#lines + 1] = mw.text.nowiki(found.note)
	end
	lines[#lines + 1] = string.format('(%s %s)', found.ruleset, found.edition)
	return table.concat(lines, ' ')
end

-- The rules that it cites, each a link.
function p.rules(frame)
	local slug = mw.text.trim(frame.args[1] or '')
	local found, why = scenario(slug)
	if not found then
		return '<span class="error">Rules Oracle: ' .. why .. '</span>'
	end
	local links = {}
	for _, id in ipairs(found.rules) do
		links[#links + 1] = string.format('[%s/rules/%s %s]', ORACLE, id, id)
	end
	return table.concat(links, ', ')
end

return p
