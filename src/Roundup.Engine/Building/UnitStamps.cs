using Roundup.Engine.Processes;
using Roundup.ModelCompiler.TimedLoops;

namespace Roundup.Engine.Building;

/// <summary>The content stamps of units: what they are built from.</summary>
internal sealed class UnitStamps(Layout layout, FlavouredModels models, PackageSources sources)
{
    /// <summary>
    /// The stamp of a unit. Excluded datasets count too: a dataset stays excluded as long as nothing changes.
    /// </summary>
    public string Of(Unit unit)
    {
        using var stamp = new ContentStamp();
        stamp.Text(Toolchain.SdkVersion(layout.Serializers))
            .Text(unit.Target.Name)
            .Text(typeof(TimedLoopGenerator).Assembly.ManifestModule.ModuleVersionId.ToString())
            .Text(sources.Stamp);
        stamp.Project(unit.ProjectFile).NuGetConfiguration(layout.Serializers).Shared(layout.Serializers);
        stamp.OwnFolder(unit);
        var worker = Layout.WorkerOf(unit.Target);
        stamp.File(worker + "Roundup.Contracts.dll").File(worker + "Roundup.Worker.dll");
        foreach (var (dataset, (_, content)) in models.Of(unit, []).OrderBy(model => model.Key, StringComparer.Ordinal))
        {
            stamp.Text(dataset).Text(content);
        }

        return stamp.Finish();
    }
}
