# What the desk says when the server takes a publication for an older one

publish-page-rolled-back = The page { $page } of { $role } is already live as version { $version }, and an older one was about to go out. Give it a higher version. Nothing was published.
