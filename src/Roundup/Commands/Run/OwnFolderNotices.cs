using Roundup.Catalogue.Planning;
using Roundup.Results.Messages;
using Roundup.Results.Texts;

namespace Roundup.Cli.Commands.Run;

/// <summary>Says of each of the user's own folders what of it is measured.</summary>
internal static class OwnFolderNotices
{
    /// <summary>Names that a notice lists; of more it gives the number.</summary>
    private const int Most = 8;

    /// <summary>The notices of a plan. A folder is called by its last name: results hold no path of the machine.</summary>
    public static IEnumerable<Notice> Of(Plan plan) =>
        from used in plan.Cases.SelectMany(planned => new (string? Folder, string Name)[]
        {
            (planned.Library.OwnFolder, planned.Row.FullName),
            (planned.Compressor?.Compressor.OwnFolder, planned.Compressor?.Row.FullName ?? ""),
            (planned.Dataset.OwnFolder, planned.Dataset.Name),
        })
        where used.Folder is not null
        group used.Name by used.Folder into names
        select new Notice(NoticeCode.OwnFolder, NameList.Of([.. names.Distinct()], Most), Path.GetFileName(names.Key));
}
