namespace Roundup.Engine.Building;

/// <summary>How units of one kind are made.</summary>
internal interface IUnitRecipe
{
    /// <summary>The folder of a unit, with the stamp of all that it is built from.</summary>
    UnitFolder FolderOf(Unit unit);

    /// <summary>Before the first build of a unit that is not up to date.</summary>
    void Prepare(UnitFolder folder) => folder.Prepare();

    /// <summary>Writes the files that are built.</summary>
    void Write(UnitFolder folder);

    /// <summary>After a build that failed: whether the unit is to be built again, with less in it.</summary>
    /// <param name="folder">The unit, with the reason.</param>
    /// <param name="errors">The errors of its build.</param>
    /// <param name="cancellation">Ends what is tried.</param>
    Task<bool> ReduceAsync(UnitFolder folder, IReadOnlyList<BuildError> errors, CancellationToken cancellation) => Task.FromResult(false);
}
