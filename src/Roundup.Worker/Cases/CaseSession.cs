using System;
using System.Collections.Generic;
using System.Linq;
using Roundup.Contracts;
using Roundup.Protocol;

namespace Roundup.Worker;

/// <summary>The cases that are open, which of them is in use, and what the experiments have made of them.</summary>
/// <param name="serializer">The library under test.</param>
/// <param name="models">The datasets that the worker was compiled with.</param>
/// <param name="registerLoops">Registers the timed loops of a dataset's roots (generated).</param>
internal sealed class CaseSession(ISerializer serializer, IReadOnlyList<IModelSet> models, Action<string> registerLoops)
{
    private readonly CaseOpener _opener = new(serializer);
    private readonly CompressorLoader _compressors = new();
    private readonly List<(OpenedCase Case, Dictionary<Type, object> Parts)> _open = [];
    private int _used;
    private string? _registered;

    /// <summary>Registers the commands that open and choose a case.</summary>
    public void Register(CommandTable commands)
    {
        commands.Add<OpenCommand, OpenedAnswer>(OpenCommand.Type, Open);
        commands.Add<UseCommand, UsedAnswer>(UseCommand.Type, Use);
    }

    /// <summary>What an experiment keeps of the case in use: made when it is first asked for, dropped with the case.</summary>
    public TPart Part<TPart>(ICaseVisitor<TPart> visitor)
        where TPart : class => Part(_used, visitor);

    /// <summary>What an experiment keeps of all open cases.</summary>
    public IReadOnlyList<TPart> AllParts<TPart>(ICaseVisitor<TPart> visitor)
        where TPart : class => [.. Enumerable.Range(0, _open.Count).Select(place => Part(place, visitor))];

    private TPart Part<TPart>(int place, ICaseVisitor<TPart> visitor)
        where TPart : class
    {
        var (opened, parts) = place < _open.Count ? _open[place] : throw new InvalidOperationException("no case is open");
        if (!parts.TryGetValue(typeof(TPart), out var part))
        {
            part = opened.Accept(visitor);
            parts.Add(typeof(TPart), part);
        }

        return (TPart)part;
    }

    private OpenedAnswer Open(OpenCommand command)
    {
        var set = ModelsOf(command.Dataset);
        if (command.Place == 0)
        {
            _open.Clear();
        }

        if (command.Place != _open.Count)
        {
            throw new InvalidOperationException($"case {command.Place} cannot be opened while {_open.Count} are open");
        }

        if (_registered != command.Dataset)
        {
            registerLoops(command.Dataset);
            _registered = command.Dataset;
        }

        var compressor = command.CompressorPath is { } path
            ? _compressors.Open(path, command.CompressorClass!, command.CompressorRow!)
            : null;
        var opened = _opener.Open(set, command.Many, command.Row, command.Shape, command.ValuesPath, compressor);
        _open.Add((opened, []));
        _used = command.Place;
        return new OpenedAnswer(opened.CodecName, opened.AdaptedFrom, compressor is null ? null : _compressors.SystemVersion);
    }

    private UsedAnswer Use(UseCommand command)
    {
        _used = command.Place >= 0 && command.Place < _open.Count
            ? command.Place
            : throw new InvalidOperationException($"there is no case {command.Place}: {_open.Count} are open");
        return new UsedAnswer();
    }

    private IModelSet ModelsOf(string dataset)
    {
        foreach (var set in models)
        {
            if (set.Dataset == dataset)
            {
                return set;
            }
        }

        throw new NotSupportedException($"the worker was built without the dataset {dataset}");
    }
}
